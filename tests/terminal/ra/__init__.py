"""Tests of Ra at the prompt."""
