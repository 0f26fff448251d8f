### The guided first game: what stands around its steps.

web-guide-title = Guided game
web-guide-next = Next
web-guide-finish = Play on
web-guide-leave = Leave the guide
web-guide-step = Step { $n } of { $all }
web-guide-astray = That was another move than the lesson’s, and a good game all the same: play on as you like. The guide speaks again when something comes up that it knows.
web-guide-page = A first game with a guide
web-guide-begin = Begin
web-guide-wait = The table is being set up …
web-guide-intro-ra = About five minutes. You play the first epoch of Ra against Meryt, and somebody beside you says what matters and when. What is drawn is chosen for the lesson; afterwards you may play on.
web-guide-intro-dice = About five minutes. You play the first epoch of the dice game against Meryt, and somebody beside you says what matters and when. How the dice fall is chosen for the lesson; afterwards you may play on.
web-guide-intro-home = Back to the start
