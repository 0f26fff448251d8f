"""Tests of the browser's client from outside: what it is built with, and what is shipped."""
