"""Prices and invoices of an imaginary shop."""
