"""Tests of the bots of Ra."""
