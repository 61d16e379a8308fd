"""Invoices, in cents."""

from orders.pricing import Item, discount, subtotal

VAT = {"DE": 0.19, "FR": 0.20, "IT": 0.22}


def vat_rate(country: str) -> float | None:
    """Rate of a country we sell to; None elsewhere."""
    return VAT.get(country)


def gross(net: int, rate: float) -> int:
    return round(net * (1 + rate))


def total(items: list[Item], country: str) -> int:
    net = subtotal(items) - discount(items)
    return gross(net, vat_rate(country))
