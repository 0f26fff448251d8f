### What the pages before and around a game say, in a browser.

## The head of a page, and the first page

web-start-motto = Three days over one city. Spend your suns well.
web-start-home = To the first page
web-start-tools = Settings and appearance
web-start-next-theme = Day, night, high contrast
web-start-unofficial = Heliopolis is an unofficial program by fans, without artwork or texts of the games' publishers. Ra and Ra: The Dice Game are by Reiner Knizia.
web-start-read = To read
web-start-rules = Rules
web-start-quick = Quick reference
web-start-load = Load a record

## The server

web-start-warmup = The games are being prepared, which happens once.
web-start-warmup-hint = Set up a table meanwhile: it begins by itself.
web-start-percent = { $n } %
web-start-follows = { $game } is still being prepared. Your table follows by itself.
web-start-cancel = Do not wait
web-start-key = The key of this house
web-start-key-wrong = That is not the key.
web-start-key-use = Make the table

## Going on

web-start-continue = Continue
web-start-at-turn = It is your turn.
web-start-at-waiting = The others are deciding.
web-start-at-deciding = { $name } is deciding.
web-start-at-gathering = { $n ->
    [1] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
}
web-start-at-sealing = Chance is being sealed.
web-start-at-over = The game is over.
web-start-mine = { $game }: { $names }
web-start-mine-device = { $game } on this device: { $names }
web-start-more-tables = { $n ->
    [1] { $n } more table
   *[other] { $n } more tables
}
web-start-played = { $n ->
    [1] { $n } game that you played
   *[other] { $n } games that you played
}
web-start-replay = Look again

## Against the computer

web-start-computer = Play against the computer
web-start-game = Game
web-start-game-ra = Ra
web-start-game-ra-dice = Dice game
web-start-takes-seat = takes a seat
web-start-ask = ask to play
web-start-search = Looks ahead for { $n } simulations a move.
web-start-bot-budget = { $name } { $n }
web-start-more-bots = { $n ->
    [1] Show { $n } more bot
   *[other] Show { $n } more bots
}
web-start-at-table = { $n ->
    [2] Two at the table:
    [3] Three at the table:
    [4] Four at the table:
    [5] Five at the table:
   *[other] { $n } at the table:
}
web-start-rules-are = Rules: { $edition }
web-start-start = Start

## Other ways

web-start-device-line = Several people, one screen, passed round.
web-start-device-lead = Everybody plays on this screen. Pass it on to whoever is asked.
web-start-set-up = Set up
web-start-invite = Invite
web-start-invite-line = Same Wi-Fi or a link. No account, no password.
web-start-make-link = Make a link
web-start-learn = A guided first game
web-start-learn-line = About five minutes, one thing at a time.
web-start-begin = Begin

## Open tables

web-start-open = Open tables
web-start-open-none = none at the moment
web-start-open-count = { $waiting } with free seats, { $playing } to watch
web-start-taken = { $taken } of { $seats } seats taken
web-start-spectators = { $n } watching
web-start-join = Join
web-start-watch = Watch

## A new table

web-start-friends = A table with friends
web-start-friends-lead = Say who sits where. Every free seat gets a code and a link.
web-start-seat = Seat { $n }
web-start-who-sits = Who sits at seat { $n }
web-start-name-of = The name at seat { $n }
web-start-a-person = a person
web-start-a-friend = a friend
web-start-computer-plays = the computer
web-start-gets-code = gets a code
web-start-how = How we play
web-start-seats = Seats
web-start-who-joins = Who may join
web-start-with-link = With a link
web-start-anybody = Anybody
web-start-pace = Bots decide
web-start-pace-instant = at once
web-start-pace-brisk = briskly
web-start-pace-calm = calmly
web-start-clock = Clock
web-start-clock-none = no clock
web-start-clock-bank = { $minutes } min + { $seconds } s a move
web-start-clock-move = { $n } s a move
web-start-clock-days = { $n ->
    [1] a move a day
   *[other] { $n } days a move
}
web-start-edition = Edition
web-start-details = Single rules
web-start-as-edition = as in the edition
web-start-item-disasters = Disasters
web-start-item-suns = Suns
web-start-item-names = Names
web-start-item-sun_track = Sun track
web-start-hidden = Hidden points
web-start-hidden-hint = Nobody sees the points of others until the end.
web-start-advice = Advice allowed
web-start-advice-hint = Everybody may ask what a bot would do.
web-start-advice-alone = You may ask what a bot would do, and see what the lot is worth.
web-start-make-table = { $n ->
    [1] Make the table with { $n } free seat
   *[other] Make the table with { $n } free seats
}

## Same Wi-Fi

web-start-lan = Same Wi-Fi
web-start-lan-closed = Lets devices nearby in. Nothing leaves the house.
web-start-lan-open = Devices nearby find it at { $address }
web-start-only-here = Only this machine can open that link: switch the same Wi-Fi on.

## The organiser's page

web-start-host = Your table
web-start-host-gathering = { $n ->
    [1] Show the code of the free seat, or send its link. The game begins when all seats are taken.
   *[other] Show each free seat's code, or send its link. The game begins when all seats are taken.
}
web-start-host-sealing = All seats are taken. Chance is being sealed.
web-start-host-playing = The game goes on.
web-start-host-over = The game is over.
web-start-free = free
web-start-bot-here = the computer plays
web-start-present = here
web-start-away = not here
web-start-seat-code = QR code of { $name }
web-start-seat-link = Link of { $name }
web-start-new-code = Make a code
web-start-reinvite = New link
web-start-mute = Mute
web-start-unmute = Let speak
web-start-kick = Take the seat away
web-start-seat-bot = Seat a bot
web-start-bot-sits = Let it play
web-start-back = Back
web-start-sure = Really?
web-start-which-bot = Which bot?
web-start-one-link = One link for all
web-start-one-code = QR code for any free seat
web-start-link-open = Link open
web-start-link-open-hint = The one link gives any free seat.
web-start-link-closed = The one link is closed, or was made elsewhere. Opening it makes a new one.
web-start-all-here = All seats are taken.
web-start-close = End the game
web-start-delete = Delete the table
web-start-to-table = To the table

## Links

web-start-copy = Copy
web-start-send = Send
web-start-copied = Copied.
web-start-selected = This browser does not let the page copy. The link is selected: press Ctrl+C, or hold it.
web-start-move-line = Scan the code there: your seat goes along, and this device can then only watch.
web-start-move-make = Make the code
web-start-move-code = QR code that takes your seat along
web-start-move-link = Link that takes your seat along

## Joining

web-start-joining = You are invited
web-start-this-table = This table
web-start-sit = Take a seat
web-start-to-device = Your seat, on this device
web-start-take-here = Play here
web-start-sits-already = You sit at this table already.
web-start-no-seat = You can watch, or look for another table.
web-start-no-table = The table may have been deleted. Check whether the link is complete, or ask for a new one.
web-start-watch-instead = Watch

## Settings

web-start-settings = Settings
web-start-done = Done
web-start-your-name = Your name
web-start-sigil = Your sigil
web-start-sigil-lotus = lotus
web-start-sigil-scarab = scarab
web-start-sigil-feather = feather
web-start-sigil-knot = knot
web-start-sigil-eye = eye
web-start-language = Language
web-start-language-en = English
web-start-language-pt-BR = Português
web-start-language-de = Deutsch
web-start-theme = Appearance
web-start-theme-auto = as the device
web-start-theme-day = day
web-start-theme-night = night
web-start-theme-contrast = contrast
web-start-speed = Motion
web-start-speed-none = none
web-start-speed-times = ×{ $n }
web-start-confirm = Confirm moves
web-start-confirm-off = Off
web-start-confirm-bids = Bids only
web-start-confirm-all = All
web-start-help = What is left, and the odds
web-start-help-hint = A panel beside the board, where the table allows it.
web-start-codes = Letters on tiles
web-start-codes-hint = Two letters name every kind.
web-start-sound = Sound
web-start-sound-hint = A short tone when it is your turn.
web-start-notify = Notifications
web-start-notify-hint = The browser tells you when it is your turn.
web-start-notify-denied = This browser does not allow it here.
