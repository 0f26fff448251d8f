"""A rematch: every seat is kept for whoever had it, whoever else comes by a link that is open."""

from typing import Any

import pytest

from tests.server.routes.builders import ME, OPEN, Answer, Browser, Program, Stage, token_of

BEN = 1
EVE: dict[str, Any] = {"token": "", "name": "Eve", "program": True}


class Again:
    """A public table of Ana's and Ben's that is over, and its rematch, to which Ana has come."""

    def __init__(self, here: Stage, ben: Program, **more: Any) -> None:
        self.ana: Browser = here.browser()
        self.ben = ben
        self._is_program = not isinstance(ben, Browser)
        made = self.ana.make(ME, OPEN, OPEN, public=True, link_open=True, **more)
        self._before = f"/tables/{made['table']['id']}"
        claim = {"token": "", "name": "Ben", "seat": BEN, "program": self._is_program}
        self._secret = ben.post(f"{self._before}/claim", claim).body["secret"]
        self.eli = here.browser()
        self.eli.post(f"{self._before}/claim", {"token": "", "name": "Eli"})
        if more:  # the game has begun
            self.eli.post(f"{self._before}/leave", {"seat": 2})
        self.ana.post(f"{self._before}/host", {"organiser": "", "action": "close"})
        told = self.ana.post(f"{self._before}/rematch", {"seat": 0}).body
        self.path = f"/tables/{told['table']['id']}"
        self.seats = told["table"]["seats"]

    def come(self) -> Answer:
        """Ben wants to play again."""
        proof = {"secret": self._secret, "program": True} if self._is_program else {}
        return self.ben.post(f"{self._before}/rematch", {"seat": BEN, **proof})

    def host(self, action: str, **more: Any) -> Answer:
        return self.ana.post(f"{self.path}/host", {"organiser": "", "action": action, **more})


@pytest.mark.parametrize("by_program", [True, False])
def test_a_seat_is_kept_for_who_had_it(here: Stage, by_program: bool) -> None:
    again = Again(here, here.program() if by_program else here.browser())

    chosen = here.program().post(f"{again.path}/claim", {**EVE, "seat": BEN})
    any_seat = here.browser().post(f"{again.path}/claim", {**EVE, "program": False})
    taken = again.come()

    assert [(one.status, one.code) for one in (chosen, any_seat)] == [(409, "no-free-seat")] * 2
    assert (taken.status, taken.body["seat"]) == (200, BEN)
    assert taken.body["table"]["seats"][BEN]["name"] == "Ben"


def test_a_seat_that_is_kept_is_nobodys_yet(here: Stage) -> None:
    ben = here.browser()
    again = Again(here, ben)

    mine = [one["table"]["id"] for one in ben.get("/mine").body["tables"]]

    assert again.path.rpartition("/")[2] not in mine
    assert ben.post(f"{again.path}/leave", {"seat": BEN}).code == "not-your-seat"
    assert ben.post(f"{again.path}/device", {"seat": BEN}).code == "not-your-seat"


def test_who_comes_by_the_link_gets_the_seat_that_is_kept_for_them(here: Stage) -> None:
    again = Again(here, here.browser())

    taken = again.eli.post(f"{again.path}/claim", {"token": "", "name": "ignored"})

    assert (taken.status, taken.body["seat"]) == (200, 2)
    assert taken.body["table"]["seats"][2]["name"] == "Eli"


def test_a_seat_that_its_host_has_opened_is_taken_under_ones_own_name_and_kept(
    here: Stage,
) -> None:
    """A program has no browser, and no two of them are one another."""
    again = Again(here, here.program())

    token = token_of(again.host("reinvite", seat=BEN).body["invite"])
    eve = here.program().post(f"{again.path}/claim", {**EVE, "token": token})
    late = again.come()

    assert (eve.status, eve.body["seat"]) == (200, BEN)
    assert eve.body["table"]["seats"][BEN]["name"] == "Eve"
    assert late.code == "no-free-seat"
    proof = {"seat": BEN, "secret": eve.body["secret"]}
    assert here.program().post(f"{again.path}/device", proof).status == 200


def test_who_comes_before_the_new_guest_has_the_seat_after_all(here: Stage) -> None:
    again = Again(here, here.program())
    token = token_of(again.host("reinvite", seat=BEN).body["invite"])

    taken = again.come()
    late = here.program().post(f"{again.path}/claim", {**EVE, "token": token})

    assert taken.body["table"]["seats"][BEN]["name"] == "Ben"
    assert late.code == "wrong-token"


def test_who_comes_back_to_a_name_that_somebody_has_taken_is_told_so(here: Stage) -> None:
    again = Again(here, here.program())
    again.host("reinvite", seat=BEN)
    token = token_of(again.host("reinvite", seat=2).body["invite"])
    here.program().post(f"{again.path}/claim", {**EVE, "token": token, "name": "Ben"})

    assert again.come().code == "name-twice"


def test_a_bot_sits_at_the_seat_of_somebody_under_its_own_name(here: Stage) -> None:
    again = Again(here, here.browser())

    seated = again.host("seat_bot", seat=BEN, bot="merchant").body["table"]["seats"][BEN]

    assert (seated["kind"], seated["name"]) == ("bot", "Merchant 1")
    assert again.come().code == "no-free-seat"


def test_nobody_waits_for_who_has_left_the_game(here: Stage) -> None:
    again = Again(here, here.browser(), script=[])

    taken = here.program().post(f"{again.path}/claim", EVE)

    assert again.seats[2]["name"] == ""
    assert (taken.status, taken.body["seat"]) == (200, 2)
    assert taken.body["table"]["seats"][2]["name"] == "Eve"


def test_a_browser_that_comes_twice_keeps_its_seat(here: Stage) -> None:
    again = Again(here, here.browser())

    assert [again.come().status, again.come().status] == [200, 200]
    assert again.ben.post(f"{again.path}/leave", {"seat": BEN}).status == 200
