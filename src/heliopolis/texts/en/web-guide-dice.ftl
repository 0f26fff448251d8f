### The guided first game of the dice game, step by step; the opponent is called Meryt.

web-guide-dice-welcome = Welcome! Three epochs long you roll five dice and spend what they show, on the Pharaoh, the Nile, civilization and monuments. You meet Meryt; this game has a short Sun track, so it is quick.
web-guide-dice-dice = Your first throw: a Sun, two Niles, an Ankh and civilization. You may roll any dice again, twice at most.
web-guide-dice-sun = But not the Sun: it is locked, and will move Ra one step on the Sun track. When Ra gets to the end, the epoch is scored.
web-guide-dice-reroll = Two Niles and the Ankh belong together. The purple die does not help: choose it and roll it again.
web-guide-dice-keep = A monument: good. Keep all dice now.
web-guide-dice-flood = Three dice for the Nile, the Ankh standing in for one, bring a flood cube. Without one the Nile scores nothing, so take it: spend blue, yellow and green.
web-guide-dice-monument = One monument die is worth a marker on any free space of its colour. Put it into the purple row, column 1. Monuments count when the game ends.
web-guide-dice-rival = Meryt went four steps on the Pharaoh track. Who is furthest gets 5 points after the epoch, who is last loses 2.
web-guide-dice-civilization = Three civilization dice and an Ankh! Three dice bring one marker, four bring two, five bring three. Roll the purple one again.
web-guide-dice-keep-again = Another Ankh: now all five count. Keep them.
web-guide-dice-three = Put markers on red, blue and green, the colours of the dice that really show civilization. Three markers are 5 points; none at all would cost 5.
web-guide-dice-full = With two players each colour takes a single marker, so Meryt had to use another one. Now it is your turn again.
web-guide-dice-last = Ra is one step from the end, and you have rolled a Sun: this turn ends the epoch. The dice are fine as they are; keep them.
web-guide-dice-nile = Your Nile is flooded but stands on 0. Spend both Niles and the Ankh: three steps, so three points.
web-guide-dice-pharaoh = And the last die takes you a step along the Pharaoh track.
web-guide-dice-scored = The epoch is scored: Nile 3, civilization 5, last with the Pharaoh −2. You have 16 points, as has Meryt.
web-guide-dice-suns = Flood cubes and civilization markers are gone, all else stays. With three Suns in a turn Ra would stand still and you would get 3 points; with four you may send a disaster to all others.
web-guide-dice-ankhs = Every two Ankhs that you do not spend bring 2 points. And the one who was ahead with the Pharaoh steps back 2, so catching up is always possible.
web-guide-dice-farewell = That is the dice game. After the third epoch the monuments count: many columns, or many in one. Rest on anything and it explains itself. Play on as you like!
