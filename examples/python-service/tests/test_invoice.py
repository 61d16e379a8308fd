import pytest

from orders.invoice import total
from orders.pricing import Item


@pytest.mark.parametrize(("country", "expected"), [("DE", 14_88), ("FR", 15_00), ("IT", 15_25)])
def test_total_has_vat(country: str, expected: int) -> None:
    assert total([Item("book", 12_50)], country) == expected


def test_empty_invoice_costs_nothing() -> None:
    assert total([], "DE") == 0
