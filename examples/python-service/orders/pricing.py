"""What a basket costs, in cents."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Item:
    name: str
    price: int
    quantity: int = 1


def subtotal(items: list[Item]) -> int:
    return sum(item.price * item.quantity for item in items)


def average_price(items: list[Item]) -> float:
    """Mean price of one piece."""
    pieces = sum(item.quantity for item in items)
    return subtotal(items) / pieces


def discount(items: list[Item]) -> int:
    """Five per cent off for baskets of mostly expensive things."""
    return subtotal(items) // 20 if average_price(items) > 100_00 else 0
