import { expect, test } from "vitest";
import { statusBadge } from "../../../../client/game/room/room-header.tsx";
import {
  activeCount,
  hasStandings,
  hasWon,
  type PlayerView,
  type RoomView,
  rankedPlayers,
  seatedPlayers,
} from "../../../../client/game/room-view.ts";
import { settingsOf, startingWith } from "../../../../client/game/settings/room-form.ts";
import { statusOf } from "../../../../client/game/waiting/status-panel.tsx";
import { gameSettings } from "../../../../schema/game/settings.ts";

const player = (memberId: string, seat: number, score: number, more: Partial<PlayerView> = {}) =>
  ({ memberId, seat, score, isActive: true, displayName: memberId, joinedAt: 1, ...more }) as PlayerView;
const view = {
  players: {
    ada: player("ada", 2, 50),
    chidi: player("chidi", 0, 50, { joinedAt: 2 }),
    halima: player("halima", 4, 90, { isActive: false }),
  },
} as unknown as RoomView;
const ids = (players: PlayerView[]) => players.map(({ memberId }) => memberId);

test("GAME-53 players are listed in the order of joining, and ranked by score first", () => {
  expect(ids(seatedPlayers(view))).toEqual(["ada", "halima", "chidi"]);
  expect(ids(rankedPlayers(view))).toEqual(["halima", "ada", "chidi"]);
});

test("a player who is away too long does not count", () => {
  expect(activeCount(view)).toBe(2);
});

test("the first player has won, unless nobody has a point", () => {
  expect(hasWon({ rank: 1, score: 10 })).toBe(true);
  expect(hasWon({ rank: 1, score: 0 })).toBe(false);
  expect(hasWon({ rank: 2, score: 10 })).toBe(false);
});

test("the waiting room's three states", () => {
  expect(statusOf(1, true, "Ada")).toEqual({
    title: "Waiting for Players",
    message: "1 more player needed to start the game.",
  });
  expect(statusOf(2, true, "Ada").title).toBe("Ready to Start");
  expect(statusOf(2, false, "Ada")).toMatchObject({
    title: "Waiting for Host",
    message: expect.stringContaining("Ada"),
  });
});

test("the game room's three badges", () => {
  expect(statusBadge("waiting").text).toBe("Waiting for Players");
  for (const phase of ["starting", "round", "reveal", "break"] as const) {
    expect(statusBadge(phase).text).toBe("Game in Progress");
  }
  expect(statusBadge("finished").text).toBe("Game Finished");
});

test("settings start with the specified defaults, and with trivia unless the address names a game", () => {
  const defaults = { maxPlayers: 6, timeLimit: 30, difficulty: "medium", rounds: 10, isPrivate: false, roomName: "" };
  expect(startingWith(null)).toEqual({ ...defaults, own: {}, gameType: "trivia" });
  expect(startingWith("chess").gameType).toBe("trivia");
  expect(startingWith("word_battle")).toMatchObject({ timeLimit: 60, own: { bibleNames: false } });
  for (const gameType of ["trivia", "word_battle"]) {
    expect(gameSettings.parse(settingsOf({ ...startingWith(gameType), roomName: "Friday" })).gameType).toBe(gameType);
  }
});

test("at an event, as many are present as the room counts", () => {
  const crowd = { players: 180, connected: 178, expected: 176, answered: 0 };
  expect(activeCount({ ...view, crowd })).toBe(178);
});

test("GAME-126 the results of an event show also to a host who only leads and to those who watch", () => {
  const leaders = [{ rank: 1 }] as unknown as NonNullable<RoomView["leaders"]>;
  const over = { leaders, round: 5, rounds: 5 };
  const leads = { host: player("host", 0, 0, { rank: 0, hasPlayed: false }) };
  expect(hasStandings({ ...over, players: leads })).toBe(true);
  expect(hasStandings({ ...over, players: {} })).toBe(true);
  expect(hasStandings({ ...over, players: leads, round: 4 })).toBe(false);
  // Of a game that broke off in its last round.
  expect(hasStandings({ ...over, players: { ada: player("ada", 1, 9, { rank: 0, hasPlayed: true }) } })).toBe(false);
});
