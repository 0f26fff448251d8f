### The frame of the page in a browser: what it says when the server cannot be reached.

web-server-away = The server does not answer.
web-server-how = { $where ->
    [here] Nothing is lost. Start it again with “{ $make }” in the folder of Heliopolis, or with “{ $program }” where it is installed; this page then goes on by itself.
   *[elsewhere] Nothing is lost. Ask whoever runs it to start it again; this page then goes on by itself.
}
web-page-older = The server has a newer page.
web-page-older-hint = Load the page anew; your games are as they were.
web-load-anew = Load anew
refusal-server-silent = The server does not answer. Try again in a moment.
web-nothing-here = There is nothing here.
web-nothing-here-hint = The address may be mistyped, or cut short when it was copied.
web-on-device = On this device
