// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { WallEventPodium } from "../../../../../client/game/screen/event/wall-event-podium.tsx";
import { WallEventStandings } from "../../../../../client/game/screen/event/wall-event-standings.tsx";
import { WallEventWaiting } from "../../../../../client/game/screen/event/wall-event-waiting.tsx";
import { WallReactions } from "../../../../../client/game/screen/event/wall-reactions.tsx";
import { WallBottom } from "../../../../../client/game/screen/wall-bars.tsx";
import { eventPlayer, leader, renderInEventRoom } from "../../../../support/browser/event-room.tsx";

const text = () => document.body.textContent ?? "";
const crowdOf = (players: number) => ({ players, connected: players, expected: players, answered: 0 });
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, seat) => [
      `p${seat}`,
      eventPlayer(`p${seat}`, seat, { displayName: `Guest${seat} X` }),
    ]),
  );
const teams = [
  { name: "Lamps", players: 2, score: 120 },
  { name: "Vines", players: 1, score: 140 },
];

test("GAME-129 a wall shows the newest of two hundred players, and how many more there are", () => {
  renderInEventRoom(<WallEventWaiting />, { memberId: "", view: { players: many(200), crowd: crowdOf(200) } });
  const lines = [...document.querySelectorAll("li")].map(({ textContent }) => textContent ?? "");
  expect(lines).toHaveLength(27);
  expect(lines[0]).toContain("Guest199");
  expect(lines.at(-1)).toBe("and 174 more");
  expect(text()).toContain("200players are in");
  expect(text()).not.toContain(" X");
});

test("a wall names everyone while there is room, and the teams", () => {
  renderInEventRoom(<WallEventWaiting />, { memberId: "", view: { players: many(3), crowd: crowdOf(3), teams } });
  expect(document.querySelectorAll("li")).toHaveLength(5);
  expect(text()).toContain("Lamps");
  expect(text()).not.toContain("more");
});

test("GAME-106 the best five have whole names on a wall only if two share a first name", () => {
  const players = {
    a: eventPlayer("a", 0, { displayName: "Ada Nwosu" }),
    b: eventPlayer("b", 1, { displayName: "Ada Obi" }),
    c: eventPlayer("c", 2, { displayName: "Chidi Eze" }),
  };
  const named = (memberId: string, name: string, rank: number) =>
    leader(memberId, rank, 500 - rank, { displayName: name });
  const leaders = [named("a", "Ada", 1), named("b", "Ada", 2), named("c", "Chidi", 3)];
  renderInEventRoom(<WallEventStandings />, { memberId: "", view: { phase: "break", players, leaders, teams } });
  expect(text()).toContain("Ada Nwosu");
  expect(text()).toContain("Ada Obi");
  expect(text()).not.toContain("Chidi Eze");
  expect(text()).toContain("Vines140");
});

test("GAME-132 the podium of an event names the winner and the best team", () => {
  const leaders = [leader("Ada", 1, 500), leader("Bayo", 2, 400), leader("Chidi", 3, 300), leader("Dayo", 4, 1)];
  renderInEventRoom(<WallEventPodium />, { memberId: "", view: { phase: "finished", players: {}, leaders, teams } });
  expect(text()).toContain("Well played, Ada");
  expect(text()).toContain("First place for the Vines");
  expect(text()).not.toContain("Dayo");
});

test("GAME-125 a wall counts the answers of the players for whom a round waits", () => {
  const crowd = { players: 180, connected: 178, expected: 176, answered: 137 };
  renderInEventRoom(<WallBottom />, { memberId: "", view: { phase: "round", players: {}, crowd } });
  expect(text()).toContain("137 of 176 answered");
});

test("GAME-135 a wall shows the reactions of an event's players with their first names", () => {
  const players = { a: eventPlayer("a", 0, { displayName: "Ada Nwosu" }) };
  const wall = renderInEventRoom(<WallReactions />, { memberId: "", view: { players } });
  wall.send("reaction", { memberId: "a", reaction: "clap" });
  expect(text()).toBe("\u{1f44f}Ada");
});
