"""Settings that must be in place before anything of Heliopolis is imported."""

import os
import signal

# Compiled code under test checks every index: an overrun is an error, not a wrong answer.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
# The program speaks the language of the locale; the tests say in which they want to hear it.
os.environ["LC_ALL"] = "C.UTF-8"

from hypothesis import settings

# What is tried is the same every time: chance finds new faults in the deep profile.
settings.register_profile("usual", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("deep", deadline=None, max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))

# A shell lets what it starts in the background ignore Ctrl-C, which some tests send.
signal.signal(signal.SIGINT, signal.default_int_handler)
