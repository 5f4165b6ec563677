"""Tutorials over HTTP: answered from the acts that come along, in the messages of a table."""

from typing import Any

import pytest

from harmonium.client import Client, Refused
from harmonium.games import OURS
from harmonium.learn import stages_of
from server.servers import Server


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server.address)


def learn(client: Client, game: str, stage: int, acts: Any = ()) -> Any:
    return client.ask_now("POST", f"/api/learn/{game}/{stage}", {"acts": list(acts)})


@pytest.mark.parametrize("game", OURS)
def test_a_whole_tutorial_is_learnt_and_nothing_is_kept(client: Client, game: str) -> None:
    for number, stage in enumerate(stages_of(game), 1):
        begun = learn(client, game, number)
        assert (begun["verdict"], begun["message"]) == ("open", stage.message)
        assert begun["snapshot"]["undo"]["possible"] is False
        done = learn(client, game, number, stage.solution)
        assert done["verdict"] == "reached"
        assert done["acts"] == list(stage.solution)
        assert len(done["told"]) == done["snapshot"]["entries"] > begun["snapshot"]["entries"]
        assert done["advice"]["entries"] == done["snapshot"]["entries"]
    assert client.ask_now("GET", "/api/me/tables") == []


def test_a_legal_action_is_an_act_as_well_as_its_notation(client: Client) -> None:
    begun = learn(client, "take_it_easy", 2)
    (action,) = (one for one in begun["snapshot"]["legal"] if one["cell"] == 2)
    assert learn(client, "take_it_easy", 2, [action])["verdict"] == "reached"


@pytest.mark.parametrize(
    ("game", "stage", "acts", "code"),
    [
        ("take_it_easy", 1, ["c9"], "refused-T-PLACE-2"),
        ("take_it_easy", 1, ["nonsense"], "bad-notation"),
        ("take_it_easy", 1, [{"type": "nothing"}], "not-an-action"),
        ("take_it_easy", 99, [], "learn-no-such-stage"),
        ("take_it_easy", 0, [], "learn-no-such-stage"),
        ("chess", 1, [], "unknown-game"),
        ("take_it_easy", 1, ["c1"] * 41, "request-refused"),
        ("take_it_easy", 1, 7, "request-refused"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    client: Client, game: str, stage: int, acts: Any, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        client.ask_now("POST", f"/api/learn/{game}/{stage}", {"acts": acts})
    assert refused.value.wrong["code"] == code
