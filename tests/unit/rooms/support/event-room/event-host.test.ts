import { afterEach, describe, expect, test, vi } from "vitest";
import { SEAT_ABSENCE_SECONDS } from "../../../../../schema/limits.ts";
import {
  EVENT_ID,
  eventOf,
  openFakeEvent,
  playEvent,
  playerOf,
  playRound,
} from "../../../../support/game/fake-event.ts";

afterEach(() => void vi.useRealTimers());

const ABSENCE_MS = SEAT_ABSENCE_SECONDS * 1000;
const managers = ["host", "mia"];

test("GAME-120 an event's room takes two hundred players and is private, whatever its settings say", async () => {
  const table = await openFakeEvent(["host"], { settings: { isPrivate: false, maxPlayers: 2 } });
  expect(eventOf(table)).toMatchObject({ maxPlayers: 200, isPrivate: true, gameType: "trivia" });
  expect(eventOf(table).eventId).toBe(EVENT_ID);
});

describe("GAME-125 rounds and the host", () => {
  test("a round ends without the host, who has not answered", async () => {
    const table = await openFakeEvent(["host", "ann", "ben"]);
    await table.begin();
    await table.reply("ann");
    expect([table.state.phase, eventOf(table).crowd.expected]).toEqual(["round", 2]);
    await table.reply("ben");
    expect(table.state.phase).toBe("reveal");
  });

  test("a host who has answered plays like everyone else", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    await table.begin();
    await table.reply("host");
    expect(table.state.phase).toBe("round");
    await table.reply("ann", "wrong");
    expect([table.state.phase, playerOf(table, "host").score > 0]).toEqual(["reveal", true]);
  });

  test("a host who is alone sees the round for its whole time", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    await table.begin();
    await table.ask("ann", "leave");
    await table.pass(1000);
    expect(table.state.phase).toBe("round");
    await table.pass(table.state.timeLimit * 1000);
    expect(table.state.phase).toBe("reveal");
  });
});

describe("GAME-119 closing the room", () => {
  test("the host closes it for everyone, in the middle of a game too", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    await table.begin();
    await table.ask("host", "close_room");
    expect(table.state.phase).toBe("closed");
    expect(table.clients.ann?.messagesOf("closed")).toEqual([{ reason: "host-left" }]);
  });

  test("a participant cannot close it", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    await table.ask("ann", "close_room");
    expect([table.state.phase, table.clients.ann?.refusals]).toEqual(["waiting", ["game/not-host"]]);
  });
});

describe("GAME-126 a host who only leads", () => {
  test("is in no standings, has no rank, and gets a place without numbers", async () => {
    const table = await openFakeEvent(["host", "ann", "ben"]);
    await playEvent(table, ["ann", "ben"]);
    expect(table.state.phase).toBe("finished");
    expect(["host", "ann", "ben"].map((name) => playerOf(table, name).rank)).toEqual([0, 1, 2]);
    const [standings] = [...table.ports.finished.values()];
    expect(standings?.map(({ memberId }) => memberId).toSorted()).toEqual(["ann", "ben"]);
    expect([...eventOf(table).leaders].map(({ memberId }) => memberId)).toEqual(["ann", "ben"]);
    const place = { rank: null, of: 2, score: 0, gained: 0, above: [], below: [] };
    expect(table.clients.host?.messagesOf("place").at(-1)).toEqual(place);
  });

  test("counts from the first answer on, in every later round of that game", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    await table.begin();
    await table.reply("host", "wrong");
    await playRound(table, ["ann"]);
    await playRound(table, ["ann"]);
    expect(eventOf(table).leaders).toHaveLength(2);
    expect(table.clients.host?.messagesOf("place").at(-1)).toMatchObject({ rank: 2, of: 2 });
  });
});

describe("GAME-127 GAME-124 who becomes host", () => {
  test("when the host leaves the waiting room, another manager does, and it stays open", async () => {
    const table = await openFakeEvent(["host", "ann", "mia"], { managers });
    await table.ask("host", "leave");
    expect([table.state.hostId, table.state.phase]).toEqual(["mia", "waiting"]);
    await table.ask("mia", "leave");
    await table.ask("ann", "start");
    expect([table.state.hostId, table.clients.ann?.refusals]).toEqual(["mia", ["game/not-host"]]);
    await table.sit("host", table.state.roomCode);
    expect(table.state.hostId).toBe("host");
  });

  test("in a game, a manager who is there does after a minute, and a participant never", async () => {
    const table = await openFakeEvent(["host", "ann", "mia"], { managers });
    await table.begin();
    table.clients.host?.drop();
    await table.pass(ABSENCE_MS);
    expect(table.state.hostId).toBe("mia");
    const without = await openFakeEvent(["host", "ann", "ben"]);
    await without.begin();
    without.clients.host?.drop();
    await without.pass(ABSENCE_MS);
    expect([without.state.hostId, without.state.phase === "closed"]).toEqual(["host", false]);
    await without.pass(ABSENCE_MS);
    expect(without.state.round).toBeGreaterThan(1);
  });

  test("who no longer manages the event when they come back is no candidate any more", async () => {
    const table = await openFakeEvent(["host", "ann", "mia"], { managers });
    expect(["host", "mia", "ann"].map((name) => playerOf(table, name).canHost)).toEqual([true, true, false]);
    const { rooms, roomId } = table;
    const seat = { memberId: "mia", displayName: "Player mia", sessionId: "account-mia", roles: [], avatarUrl: null };
    await table.connect(await rooms.games.admit(roomId, seat));
    await table.ask("host", "leave");
    expect([playerOf(table, "mia").canHost, table.state.hostId]).toEqual([false, "host"]);
  });
});

test("GAME-128 only the host starts another game, for everyone, and nobody loses the seat", async () => {
  const table = await openFakeEvent(["host", "ann", "ben"], { teams: 2 });
  await playEvent(table, ["ann", "ben"]);
  const teams = ["ann", "ben"].map((name) => playerOf(table, name).team);
  table.clients.ben?.drop();
  await table.ask("ann", "play_again");
  expect([table.state.phase, table.clients.ann?.refusals]).toEqual(["finished", ["game/not-host"]]);
  await table.ask("host", "play_again");
  expect([table.state.phase, table.state.players.size, playerOf(table, "ann").score]).toEqual(["starting", 3, 0]);
  expect(["ann", "ben"].map((name) => playerOf(table, name).team)).toEqual(teams);
  await table.pass(1);
  expect(eventOf(table).leaders).toHaveLength(0);
});
