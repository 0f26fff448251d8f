"""A bot at a table server: python examples/remote_bot.py LINK [BOT]."""

import sys
from contextlib import suppress
from secrets import randbits, token_hex
from time import sleep
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import reconnect

from heliopolis import wire
from heliopolis.bots import read_bot
from heliopolis.wire import client, rest, server

GOES_ON = (None, "stopping")  # no result yet, and a server that will be back


def play(link, chosen="merchant"):
    """Claim the seat of a link and play it; the result, or why there is none."""
    claim = wire.encode_body(rest.Claim(link.token, None, f"Remote {token_hex(2)}", program=True))
    with urlopen(Request(f"{link.api}/claim", claim, {"Content-Type": "application/json"})) as told:
        seat = wire.decode_body(rest.Claimed, told.read())
    seed, bot = token_hex(), read_bot(seat.table.game, chosen).make(randbits(64))
    hello = client.Hello(wire.VERSION, link.table, seat.seat, 0, seat.secret)
    for line in reconnect(link.socket):
        with suppress(ConnectionClosed):
            line.send(wire.encode_client(hello), text=True)
            for message in (wire.decode_server(seat.table.game, frame) for frame in line):
                answer = None
                match message:
                    case server.Update(result=end) | server.Bye(code=end) if end not in GOES_ON:
                        return end
                    case server.Table(table=object(stage="over", ended=end)) if end != "finished":
                        return end
                    case server.Welcome(table=table) | server.Table(table=table):
                        answer = wire.next_word(table, seat.seat, seed)
                    case server.Update(asked=seat.seat, version=version):
                        move = bot.choose(message.view, message.options)
                        answer = client.Move(f"move-{version}", version, str(move))
                    case server.Refused():
                        break  # call again, and hear what the game has come to
                if answer:
                    sleep(0.05)  # a server reads twenty messages a second
                    line.send(wire.encode_client(answer), text=True)
    raise AssertionError("calling again never ends")


if __name__ == "__main__":
    print(play(wire.links.read_link(sys.argv[1]), *sys.argv[2:]))
