"""Tests of the screen of the dice game."""
