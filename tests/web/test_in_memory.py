"""A server without a database: everything works, but nothing is saved."""

from __future__ import annotations

from pathlib import Path

from tests.commands import BOHNHOF, environment
from tests.serving import serving
from tests.web.servers import Person, play_on, server

MEMORY = "memory:"


def test_everything_works(tmp_path: Path) -> None:
    with server(tmp_path, database=MEMORY, metrics=True) as host:
        ann = Person(host)
        table = ann.begin("me", "thrifty", game="al-cabohne", public=True)
        page = ann.join(table)
        page.send("say", text="hello")
        page.until(lambda reply: reply["t"] == "talk")
        page.send("report", number=1)
        page.until_refused()
        play_on([page])
        tables = ann.call("/api/tables")
        assert [(line["table"], line["over"]) for line in tables["mine"]] == [(table, True)]
        assert tables["public"] == []
        assert [(game["game"], game["played"]) for game in ann.call("/api/results")] == [("al-cabohne", 1)]
        replay = ann.call(f"/api/replays/{table}")
        assert replay["length"] == page.view["seq"]
        record = ann.call(f"/api/tables/{table}/record")
        added = ann.call("/api/replays", record)["replay"]
        assert ann.call(f"/api/replays/{added}")["length"] == replay["length"]
        page.send("rematch")
        again = page.until(lambda reply: reply["t"] == "moved")["table"]
        (line,) = ann.join(again).until(lambda reply: reply["t"] == "talk")["lines"]
        assert line["text"] == "hello"
        assert ann.call("/healthz") == "well\n"
        assert 'bohnhof_acts_total{by="person"}' in ann.call("/metrics")
    assert list(tmp_path.iterdir()) == []


def test_several_can_be_started_and_they_forget_everything(tmp_path: Path) -> None:
    command = [*BOHNHOF, "serve", "--no-open", "--database", MEMORY]
    with serving(command, tmp_path, environment()) as one, serving(command, tmp_path, environment()) as two:
        assert one.host != two.host
        ann = Person(one.host)
        table = ann.begin("me", "thrifty", game="al-cabohne")
        assert ann.call(f"/api/tables/{table}")["seq"] == 0
        ben = Person(two.host, token=ann.token)
        assert ben.refused(f"/api/tables/{table}") == (404, "server-no-table")
        assert ben.call("/api/tables")["mine"] == []
    assert list(tmp_path.glob("*.db")) == []
