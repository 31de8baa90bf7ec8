// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { EventResults } from "../../../../../client/game/event-room/event-results.tsx";
import { EventSide, EventStrip } from "../../../../../client/game/event-room/event-side.tsx";
import { EventStandings } from "../../../../../client/game/event-room/event-standings.tsx";
import type { Place } from "../../../../../client/game/event-room/use-place.ts";
import { EventWaiting } from "../../../../../client/game/event-room/waiting/event-waiting.tsx";
import { ReactionRow } from "../../../../../client/game/reaction/reaction-bar.tsx";
import { Verdict } from "../../../../../client/game/round/verdict.tsx";
import { eventPlayer, leader, MY_ID, renderInEventRoom } from "../../../../support/browser/event-room.tsx";

const text = () => document.body.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

const teams = [
  { name: "Lamps", players: 90, score: 120 },
  { name: "Vines", players: 90, score: 140 },
];
const leaders = ["Ife", "Bayo", "Chidi", "Dayo", "Efe"].map((name, at) => leader(name, at + 1, 500 - at * 50));
const place: Place = {
  rank: 37,
  of: 180,
  score: 210,
  gained: 12,
  above: [{ name: "Tunde", rank: 36, score: 224, color: 1 }],
  below: [{ name: "Ngozi", rank: 38, score: 200, color: 2 }],
};
const me = eventPlayer("Ada Nwosu", 36, { memberId: MY_ID, team: 1, score: 210 });
const players = { [MY_ID]: me };

test("a phone in the waiting room shows how many are in, one's own team, and no list", () => {
  renderInEventRoom(<EventWaiting />, { view: { players, teams } });
  expect(text()).toContain("180players are in");
  expect(text()).toContain("2 offline right now");
  expect(text()).toContain("You play for the Lamps.");
  expect(text()).toContain("The host starts the game when everyone is here.");
  expect(button("Start Game")).toBeUndefined();
  expect(document.querySelectorAll("li")).toHaveLength(0);
});

test("GAME-126 the host reads that they lead, can start, and can show the wall", () => {
  renderInEventRoom(<EventWaiting />, { view: { players, hostId: MY_ID } });
  expect(text()).toContain("You lead this game.");
  expect(button("Start Game")).toBeDefined();
  expect(button("Show on a screen")).toBeDefined();
});

test("a host who is alone reads that another player is needed", () => {
  const crowd = { players: 1, connected: 1, expected: 1, answered: 0 };
  renderInEventRoom(<EventWaiting />, { view: { players, hostId: MY_ID, crowd } });
  expect(text()).toContain("You need at least two players to start.");
  expect(button("Start Game")).toBeUndefined();
});

test("arrivals are announced together after some seconds", async () => {
  vi.useFakeTimers();
  const room = renderInEventRoom(<EventWaiting />, { view: { players } });
  room.change({ crowd: { players: 181, connected: 181, expected: 0, answered: 0 } });
  room.change({ crowd: { players: 184, connected: 184, expected: 0, answered: 0 } });
  const spoken = () => [...document.querySelectorAll('[aria-live="polite"]')].at(-1)?.textContent ?? "";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(spoken()).not.toContain("players are in");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(spoken()).toContain("184 players are in");
  vi.useRealTimers();
});

test("below a round, a phone shows one's own points and how many have answered", () => {
  const crowd = { players: 180, connected: 178, expected: 176, answered: 137 };
  renderInEventRoom(<EventStrip />, { view: { phase: "round", players, crowd } });
  expect(text()).toContain("137 of 176 have answered");
  expect(text()).toContain("210");
});

test("GAME-126 a host who has answered nothing reads no points at the reveal, and goes on", () => {
  const host = { ...me, hasPlayed: false };
  renderInEventRoom(<Verdict note="No answer this round." notice={undefined} />, {
    view: { phase: "reveal", hostId: MY_ID, players: { [MY_ID]: host } },
  });
  expect(text()).toBe("You lead this game.Next");
});

test("GAME-126 beside a round, a host who has answered nothing reads that they lead", () => {
  const host = { ...me, hasPlayed: false };
  renderInEventRoom(<EventSide />, { view: { phase: "round", hostId: MY_ID, players: { [MY_ID]: host }, teams } });
  expect(text()).toContain("Host");
});

test("GAME-134 after a round a player reads their place, the way to the next one, and who is near", () => {
  const view = { phase: "reveal", round: 1, players, leaders, teams } as const;
  const reveal = renderInEventRoom(<Verdict note="Correct." notice={undefined} />, { view, place });
  expect(text()).toContain("You’re 37th, up 12");
  expect(button("Next")).toBeUndefined();
  reveal.leave();
  const standings = renderInEventRoom(<EventStandings />, { view: { ...view, phase: "break" }, place });
  expect(text()).toContain("37thof 180Up 12");
  const names = [...document.querySelectorAll("ol[aria-label=Ranking] li")].map((line) => line.textContent);
  expect(names).toHaveLength(7);
  expect(names[5]).toContain("Ada Nwosu (you)");
  standings.sendPlace({ ...place, rank: 40, gained: -3 });
  expect(text()).toContain("40thof 180Down 3");
});

test("the host of an event alone goes on before the time is up", () => {
  const view = { phase: "reveal", round: 1, players, hostId: MY_ID } as const;
  renderInEventRoom(<Verdict note="" notice={undefined} />, { view, place });
  expect(button("Next")).toBeDefined();
});

test("GAME-128 at the end a player reads their place and their team's; the host alone plays again", () => {
  const view = { phase: "finished", round: 5, players, leaders, teams } as const;
  const phone = renderInEventRoom(<EventResults />, { view, place });
  expect(text()).toContain("You’re 37th of 180, with 210 points.");
  expect(text()).toContain("Your team, the Lamps, came 2nd of 2.");
  expect(text()).toContain("The host can start another game.");
  expect(button("Play Again")).toBeUndefined();
  phone.leave();
  renderInEventRoom(<EventResults />, { view: { ...view, hostId: MY_ID }, place });
  expect(button("Play Again")).toBeDefined();
});

test("GAME-119 the host alone may close the room, before a game and after it", () => {
  const view = { players, leaders, teams } as const;
  for (const [content, phase] of [
    [<EventWaiting key="waiting" />, "waiting"],
    [<EventResults key="results" />, "finished"],
  ] as const) {
    const phone = renderInEventRoom(content, { view: { ...view, phase }, place });
    expect(button("Close the game")).toBeUndefined();
    phone.leave();
    const host = renderInEventRoom(content, { view: { ...view, phase, hostId: MY_ID }, place });
    expect(button("Close the game")).toBeDefined();
    host.leave();
  }
});

test("GAME-135 a phone offers reactions only while a screen shows them", () => {
  const room = renderInEventRoom(<ReactionRow />, { view: { players } });
  expect(document.querySelectorAll("button")).toHaveLength(0);
  room.change({ screens: 1 });
  expect(document.querySelectorAll("button")).toHaveLength(6);
});
