"""The HTTP API: responses and permissions."""

from __future__ import annotations

import gzip
import http.client
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from bohnhof.games import game_ids
from bohnhof.web.headers import HEADERS
from bohnhof.web.people import COOKIE, new_token, person_of
from tests.patience import PATIENCE
from tests.web.servers import Person, play_on, server


def call(host: str, path: str, data: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and body. Underscores in header names become hyphens."""
    body = None if data is None else json.dumps(data).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(
        f"http://{host}{path}", body, {"Content-Type": "application/json", **named}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as problem:
        return problem.code, dict(problem.headers), problem.read()


NEW: dict[str, Any] = {
    "game": "bohnanza",
    "name": "Ann",
    "seats": [{"who": "me"}, {"who": "bot", "bot": "thrifty"}, {"who": "friend"}],
}


def test_every_answer_has_the_headers_whatever_it_is(host: str) -> None:
    for path in ("/", "/nothing", "/api/nothing", "/api/games", "/healthz", "/api/tables/x", "/metrics"):
        status, headers, _ = call(host, path)
        assert status in (200, 404, 503), path
        for name, value in HEADERS:
            assert headers[name.decode()] == value.decode(), path
    status, headers, _ = call(host, "/api/tables", {**NEW, "game": 7})
    assert status == 400
    assert "content-security-policy" in headers


def test_a_page_gets_a_cookie_that_no_script_reads_and_is_known_by_it(host: str) -> None:
    origin = f"http://{host}"
    status, headers, body = call(host, "/api/tables", NEW, Origin=origin)
    assert status == 201
    cookie = headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    own = cookie.partition(";")[0]
    table = json.loads(body)["table"]
    _, _, listed = call(host, "/api/tables", Cookie=own)
    assert [line["table"] for line in json.loads(listed)["mine"]] == [table]
    _, headers, _ = call(host, "/api/tables", NEW, Origin=origin, Cookie=own)
    assert "set-cookie" not in headers


def test_a_page_of_another_site_is_refused(host: str) -> None:
    for origin in ("https://evil.example", "null", f"http://{host}.evil.example"):
        status, _, body = call(host, "/api/tables", NEW, Origin=origin)
        assert (status, json.loads(body)["reason"]["id"]) == (403, "server-foreign")


def test_a_name_that_is_not_the_servers_own_is_refused_on_loopback(host: str) -> None:
    assert call(host, "/api/games", Host="evil.example")[0] == 421


def test_a_socket_of_another_site_is_refused(host: str) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    with pytest.raises(InvalidStatus), connect(f"ws://{host}/ws", origin="https://evil.example"):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "server-no-game"),
        ({"game": "../x.py:Game"}, "server-no-game"),
        ({"seats": [{"who": "me"}]}, "server-wrong-seats"),
        ({"seats": [{"who": "me"}] * 3}, "server-one-seat"),
        *(
            ({"seats": [{"who": "me"}, {"who": "bot", "bot": bot}, {"who": "friend"}]}, "server-no-bot")
            for bot in ("x.py:B", "cmd:true", "search-900000", "teacher", "nobody")
        ),
        ({"name": ""}, "server-not-understood"),
        ({"more": 1}, "server-not-understood"),
        ({"clock": 1}, "server-not-understood"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    host: str, change: dict[str, Any], reason: str
) -> None:
    assert Person(host).refused("/api/tables", {**NEW, **change}) == (400, reason)


def test_a_name_that_looks_blank_or_towers_over_others_is_cleaned(host: str) -> None:
    for name, shown in (("\u3164", "?"), ("Z" + "\u0301" * 20, "Z\u0301\u0301\u0301")):
        ann = Person(host, name)
        assert ann.call(f"/api/tables/{ann.begin()}")["seats"][0]["name"] == shown


def test_public_tables_are_listed_and_private_ones_are_not(host: str) -> None:
    ann = Person(host)
    listed = ann.begin("me", "friend", "thrifty", public=True)
    hidden = ann.begin("me", "friend", "thrifty")
    found = [line["table"] for line in Person(host).call("/api/tables")["public"]]
    assert listed in found
    assert hidden not in found
    line = Person(host).call(f"/api/tables/{hidden}")
    assert [seat["who"] for seat in line["seats"]] == ["person", "open", "bot"]


def test_too_much_from_one_address_is_refused(tmp_path: Path) -> None:
    rate = 0.35  # bursts of ten times as many, then one every three seconds
    with server(tmp_path, requests_a_second=rate, tables=2) as host:
        ann = Person(host)
        ann.begin()
        ann.begin()
        assert ann.refused("/api/tables", NEW) == (429, "server-too-many-tables")
        answers = [call(host, "/api/bots")[0] for _ in range(12)]
        assert 429 in answers


def test_files_of_the_page_are_not_counted_as_calls(tmp_path: Path) -> None:
    with server(tmp_path, requests_a_second=0.2, files_a_second=2) as host:
        answers = [call(host, "/nothing")[0] for _ in range(40)]
        assert answers[:20] == [404] * 20
        assert 429 in answers
        assert call(host, "/api/bots")[0] == 200


def test_long_answers_are_compressed_for_those_who_can_read_them(host: str) -> None:
    _, headers, packed = call(host, "/api/games", Accept_Encoding="gzip")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(packed) == call(host, "/api/games")[2]


def test_lists_tell_a_page_whose_they_are(host: str) -> None:
    def tag(path: str, token: str) -> str | None:
        headers = call(host, path, Authorization=f"Bearer {token}")[1] if token else call(host, path)[1]
        return headers.get("person")

    ann, ben = new_token(), new_token()
    assert tag("/api/tables", ann) == tag("/api/results", ann) != tag("/api/results", ben)
    assert person_of(ann).startswith(tag("/api/tables", ann) or "nobody")
    assert tag("/api/tables", "") is None
    assert tag("/api/games", ann) is None


def test_a_body_that_is_too_large_is_refused(host: str) -> None:
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.putrequest("POST", "/api/replays")
    connection.putheader("Content-Length", str(2 << 20))
    connection.endheaders()
    answer = connection.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["reason"]["id"] == "server-too-large"


def test_the_games_tell_what_screens_need(host: str) -> None:
    told = Person(host).call("/api/games")
    assert told["broken"] == []
    found = {game["id"]: game for game in told["games"]}
    assert list(found) == game_ids()
    assert found["bohnanza"]["beans"][0] == {
        "id": "blue",
        "count": 20,
        "steps": [[4, 1], [6, 2], [8, 3], [10, 4]],
    }
    assert (found["high-bohn-cognac"]["book"], found["high-bohn-cognac"]["letters"]) == ("high-bohn", "HB")
    assert "learned" in found["al-cabohne-solo"]["bots"]
    assert "learned" not in found["high-bohn"]["bots"]


def test_tables_are_told_what_each_action_of_a_game_names(host: str) -> None:
    ann = Person(host)
    town = ann.call("/api/games/prohibohn-pub")
    give = town["acts"]["give chili al"]
    assert give["targets"] == [{"at": "hand", "id": "chili"}, {"at": "rival", "id": "al"}]
    assert (give["by"], give["copy"]) == ("tap", "give chili@# al")
    assert town["acts"]["lay 2 5"]["targets"] == [{"at": "place", "number": 2}, {"at": "place", "number": 5}]
    assert {card["family"] for card in town["cards"] if card["bean"] == "cognac"} == {"pub"}
    assert all(ann.call(f"/api/games/{game}")["phases"] for game in game_ids())
    assert ann.refused("/api/games/chess") == (404, "server-no-game")


def test_the_rules_are_read_whole_by_a_word_and_one_by_one(host: str) -> None:
    ann = Person(host)
    assert ann.call("/api/rules/high-bohn-cognac")[0]["id"] == "HB 1.1"
    found = ann.call("/api/rules/bohnanza?search=third")
    assert 0 < len(found) < len(ann.call("/api/rules/bohnanza"))
    assert ann.call("/api/paragraphs/BO-6.5")["id"] == "BO 6.5"
    assert ann.call("/api/paragraphs/BO-6.5?language=de")["text"].startswith("Ein Feld")
    assert ann.call("/api/rules/bohnanza?language=fr&search=pioche")
    assert ann.refused("/api/rules/bohnanza?language=xx") == (400, "server-not-understood")
    assert ann.refused("/api/paragraphs/XX-1.1") == (404, "server-no-rules")
    assert ann.refused("/api/rules/chess") == (404, "server-no-rules")


def test_a_game_is_told_on_one_screen(host: str) -> None:
    ann = Person(host)
    found = ann.call("/api/quick_start/high-bohn-cognac?language=de")
    assert found["title"] == "High Bohn mit Cognac in einer Minute"
    assert [part["heading"] for part in found["parts"]][:2] == ["Ziel", "Dein Zug"]
    assert len(found["parts"][2]["lines"]) == 3
    assert ann.refused("/api/quick_start/chess") == (404, "server-no-rules")


def test_a_game_that_is_not_over_gives_no_record_to_anybody(host: str) -> None:
    ann = Person(host)
    table = ann.begin()
    assert ann.refused(f"/api/tables/{table}/record") == (409, "server-not-over")
    assert ann.refused(f"/api/replays/{table}/frames") == (409, "server-not-over")


def test_a_finished_game_is_looked_at_from_any_eyes_and_its_record_is_taken_elsewhere(host: str) -> None:
    ann = Person(host)
    table = ann.begin("me", game="al-cabohne-solo")
    page = ann.join(table)
    play_on([page])
    shown = ann.call(f"/api/replays/{table}")
    assert shown["length"] == page.view["seq"]
    assert shown["bots"] == [None]
    mine, mafia = page.view["ending"]["course"]
    assert len(mine) == len(mafia) == 1 + len(shown["turns"]) > 5
    open_frames = ann.call(f"/api/replays/{table}/frames?first=0&count=3")
    assert [frame["seq"] for frame in open_frames] == [0, 1, 2]
    assert isinstance(open_frames[0]["view"]["draw"], list)
    assert "seed" not in open_frames[0]["view"]
    watched = ann.call(f"/api/replays/{table}/frames?first=1&count=1&eyes=spectator")[0]
    assert isinstance(watched["view"]["draw"], int)
    last = ann.call(f"/api/replays/{table}/frames?first={shown['length']}&eyes=1")
    assert last[0]["ending"] == page.view["ending"]
    assert ann.refused(f"/api/replays/{table}/frames?eyes=5") == (404, "server-no-replay")
    record = ann.call(f"/api/tables/{table}/record")
    loaded = ann.call("/api/replays", record)
    assert loaded["length"] == shown["length"]
    assert ann.call("/api/replays", record)["replay"] == loaded["replay"]
    assert ann.call(f"/api/replays/{loaded['replay']}/frames?first=2&count=1")[0]["seq"] == 2
    edited = record.replace("Ann", "Eve")
    assert ann.refused("/api/replays", edited) == (400, "server-no-record")
    results = ann.call("/api/results")
    assert [(one["game"], one["played"]) for one in results] == [("al-cabohne-solo", 1)]
    line = ann.call("/api/tables")["mine"][0]
    assert line["over"]
    assert line["scores"] == [results[0]["best"]]


def test_the_schema_of_the_api_is_json_and_no_page_that_the_csp_would_leave_empty(host: str) -> None:
    for path in ("", "/openapi.json"):
        status, headers, body = call(host, f"/api/openapi{path}")
        assert (status, headers["content-type"]) == (200, "application/vnd.oai.openapi+json")
        assert "/api/tables" in json.loads(body)["paths"]
    for page in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml", "oauth2-redirect.html"):
        assert call(host, f"/api/openapi/{page}")[0] == 404, page


def test_figures_are_told_only_where_they_are_wanted(tmp_path: Path, host: str) -> None:
    assert call(host, "/metrics")[0] == 404
    with server(tmp_path, metrics=True) as other:
        status, _, body = call(other, "/metrics")
        assert status == 200
        assert b"bohnhof_commit_seconds" in body
