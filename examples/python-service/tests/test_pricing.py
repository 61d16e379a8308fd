from orders.pricing import Item, average_price, discount, subtotal

BOOK = Item("book", 12_50)
DESK = Item("desk", 240_00)


def test_subtotal_counts_quantities() -> None:
    assert subtotal([BOOK, Item("pen", 1_20, quantity=5)]) == 18_50


def test_average_price() -> None:
    assert average_price([BOOK, DESK]) == 126_25


def test_expensive_baskets_get_a_discount() -> None:
    assert discount([DESK]) == 12_00


def test_empty_basket_gets_no_discount() -> None:
    assert discount([]) == 0
