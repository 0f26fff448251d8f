"""Tests of the prompt game."""
