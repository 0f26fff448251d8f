### The guided first game of Ra, step by step; the opponent is called Meryt.

web-guide-ra-welcome = Welcome to the Nile. Three epochs long you collect tiles that bring points, and you get them by auction. You meet Meryt, who knows the game well.
web-guide-ra-suns = These four suns are your money: 9, 6, 5 and 2. You bid with one sun at a time, and each counts once in an epoch.
web-guide-ra-draw = It is your turn, and usually you simply draw. Press the button and see what the bag brings.
web-guide-ra-lot = Your pharaoh and Meryt's Nile lie in the middle: whoever wins the next auction takes all of it. Draw once more.
web-guide-ra-ra = A Ra tile! It climbs the sky and starts an auction at once. When six of them stand there, the epoch is over.
web-guide-ra-bid = Pharaoh, Nile and flood are a fine lot. Everybody bids once; you first, Meryt last, because she drew Ra. Bid the 6.
web-guide-ra-won = Meryt passed, so the three tiles are yours. The flood waters the Nile: 2 points at the end of the epoch, and the pharaoh may bring 5.
web-guide-ra-centre = Your 6 now lies in the centre, and you got the 1 that lay there, face down until the next epoch. Every auction swaps suns like this.
web-guide-ra-again = Your suns are now 9, 5 and 2. Draw again.
web-guide-ra-invoke = Writing and a god, and the 6 in the centre too: good enough. Do not wait for a Ra tile: invoke Ra yourself. You will bid last; if nobody else bids, you must.
web-guide-ra-outbid = Meryt bids 3. You speak last, so the lowest sun that beats her is enough: bid the 5.
web-guide-ra-god = You have a god. It is worth 2 points, or you give it up and take a tile right away, without an auction. Take the art: a second kind of civilization.
web-guide-ra-left = No civilization at all costs 5 points, three kinds bring 5, so a third one would be good. Draw.
web-guide-ra-disaster = A drought lies there now. Whoever wins this lot loses two river tiles, and you have exactly two. Draw on and see.
web-guide-ra-pass = You drew Ra, so you bid last. The religion would help you, but the drought would take your flood and your Nile, and only the 9 beats the 3. Pass.
web-guide-ra-struck = Meryt took it. She has no river, so the drought took nothing from her: a disaster is only as bad as what you own.
web-guide-ra-go-on = Watch what the others can afford: their suns lie open. Draw.
web-guide-ra-third = Gold is 3 points, and astronomy is your third kind of civilization. Your 9 is the highest sun of all, so nobody can beat it: bid it.
web-guide-ra-kinds = Three different kinds: 5 points instead of none. Civilization, gold and floods count in this epoch only, then they go.
web-guide-ra-late = It is getting late: three of six places are taken. You have only the 2 left. Draw.
web-guide-ra-monument = An obelisk: monuments count when the game ends, the more kinds the better. Your 2 will hardly be enough; keep it and pass.
web-guide-ra-nearly = Meryt paid the 4, and so got your old 9 from the centre, for the next epoch. Draw once more.
web-guide-ra-last-sun = Five of six: the next Ra ends the epoch at once, and a sun that you still hold has bought nothing. Bid the 2 for the pharaoh.
web-guide-ra-scored = The sixth Ra ended the epoch. Gold 3, pharaohs 5, river 2, civilization 5: you made 15 points and have 25. Meryt has 8.
web-guide-ra-stays = Pharaohs, Niles and monuments stay; all else is gone. All suns are turned up again, also the low ones that you took.
web-guide-ra-farewell = That is Ra. After the third epoch monuments count too, and the sum of your suns. Rest on any tile and it explains itself. Play on as you like!
