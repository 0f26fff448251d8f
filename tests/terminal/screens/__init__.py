"""Tests of the screens of both games."""
