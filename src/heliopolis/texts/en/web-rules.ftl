### The frame of the rules page.

web-rules-title = The rules
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] Nothing found
    [1] Found in { $n } section
   *[other] Found in { $n } sections
}
web-rules-print = Print
web-rules-games = Which game
web-rules-to-quick = Quick reference
web-rules-to-guide = Guided first game
web-rules-example = Example
web-rules-link = Link to this section
web-rules-players = players
