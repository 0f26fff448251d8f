"""Tests of the bots of the dice game."""
