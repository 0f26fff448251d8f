"""Tests of the dice game at the prompt."""
