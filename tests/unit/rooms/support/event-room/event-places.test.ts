import { afterEach, describe, expect, test, vi } from "vitest";
import { PATCH_EVERY_MS } from "../../../../../rooms/support/event-room/flush-pace.ts";
import { afterEventKill, eventOf, openFakeEvent, playerOf, playRound } from "../../../../support/game/fake-event.ts";
import type { FakeClient } from "../../../../support/game/fake-table.ts";
import { askAs, openScreen, screenKeyOf } from "../../../../support/game/fake-watch.ts";

afterEach(() => void vi.useRealTimers());

const players = ["ann", "ben", "cia", "dan", "eve", "fay", "gil"];
const everyone = ["host", ...players];

describe("GAME-134 places", () => {
  test("each phone gets its place with its neighbours at the reveal, and the host's too", async () => {
    const table = await openFakeEvent(["host", "ann", "ben", "cia", "dan"]);
    await table.begin();
    await table.reply("cia", "right");
    await table.pass(3000);
    await table.reply("dan", "right");
    for (const name of ["ann", "ben"]) await table.reply(name, "wrong");
    const [first, second] = ["cia", "dan"].map((name) => playerOf(table, name).score);
    const neighbour = (score: unknown, rank: number, color: number) => ({ name: "Player", score, rank, color });
    expect(table.clients.dan?.messagesOf("place")).toEqual([
      {
        rank: 2,
        of: 4,
        score: second,
        gained: 0,
        above: [neighbour(first, 1, 3)],
        below: [neighbour(0, 3, 1), neighbour(0, 3, 2)],
      },
    ]);
    expect(table.clients.ben?.messagesOf("place")).toMatchObject([
      { rank: 3, above: [{ score: 0 }, { score: second }] },
    ]);
    expect(table.clients.host?.messagesOf("place")).toHaveLength(1);
  });

  test("it says how many places were gained since the last reveal", async () => {
    const table = await openFakeEvent(["host", "ann", "ben"]);
    await table.begin();
    await playRound(table, ["ann", "ben"]);
    await table.reply("ben", "right");
    await table.reply("ann", "wrong");
    await table.pass(6000);
    await table.pass(3000);
    await playRound(table, ["ben", "ann"]);
    expect(table.clients.ben?.messagesOf("place").map(({ rank, gained }) => [rank, gained])).toContainEqual([1, 1]);
  });

  test("a player who comes back gets it again, but not before the first reveal", async () => {
    const table = await openFakeEvent(["host", "ann", "ben"]);
    await table.begin();
    expect((await table.sit("ann")).messagesOf("place")).toEqual([]);
    const back = await table.sit("ann");
    back.ask("answer", { id: "answer-of-ann", round: 1, option: 0 });
    await table.reply("ben");
    await table.pass(9000);
    const again = await table.sit("ben");
    await table.pass(0);
    expect([table.state.phase, again.messagesOf("place").length]).toEqual(["round", 1]);
  });

  test("after a skipped reveal places are as before, and nobody has gained", async () => {
    const table = await openFakeEvent(["host", "ann", "ben"]);
    await table.begin();
    await playRound(table, ["ann", "ben"]);
    await table.reply("ben", "right");
    await table.reply("ann", "wrong");
    await table.ask("host", "skip", { round: 2 });
    await table.pass(PATCH_EVERY_MS);
    expect(eventOf(table).leaders.map(({ memberId }) => memberId)).toEqual(["ann", "ben"]);
    expect(playerOf(table, "ben").score).toBe(0);
  });
});

test("GAME-136 a block keeps no one out, and neither sees the other as a neighbour", async () => {
  const table = await openFakeEvent(["host", "ann", "ben", "cia"]);
  table.ports.apart = [["ben", "ann"]];
  await table.begin();
  await playRound(table, ["ann", "ben", "cia"]);
  const ownPlace = (name: string) => table.clients[name]?.messagesOf("place").at(-1);
  expect(ownPlace("ann")).toMatchObject({ rank: 1, below: [{ rank: 2, color: 3 }] });
  expect(ownPlace("ben")).toMatchObject({ rank: 2, above: [], below: [{ color: 3 }] });
  expect(ownPlace("cia")).toMatchObject({ above: [{ color: 2 }, { color: 1 }] });
});

test("GAME-136 while blocks cannot be read, no neighbour is named", async () => {
  const table = await openFakeEvent(["host", "ann", "ben"]);
  table.ports.before = (name) => {
    if (name === "blockedPairs") throw new Error("the database is gone");
  };
  await table.begin();
  await playRound(table, ["ann", "ben"]);
  expect(table.clients.ben?.messagesOf("place").at(-1)).toMatchObject({ rank: 2, above: [], below: [] });
  expect(table.ports.failures.map(({ operation }) => operation)).toContain("blockedPairs");
});

test("GAME-133 after a reveal everyone sees the five best, by their first names", async () => {
  const table = await openFakeEvent(everyone);
  await table.begin();
  expect(eventOf(table).leaders).toHaveLength(0);
  await playRound(table, players);
  const leaders = [...eventOf(table).leaders];
  expect(leaders.map(({ memberId }) => memberId)).toEqual(players.slice(0, 5));
  expect(leaders.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 2]);
  expect(leaders[0]).toMatchObject({ displayName: "Player", color: 1, score: playerOf(table, "ann").score });
});

test("GAME-133 in word battle everyone sees the five best words", async () => {
  const table = await openFakeEvent(everyone, { game: "word_battle" });
  await table.begin();
  for (const name of players) await table.reply(name, name === "gil" ? "wrong" : "right");
  expect(table.state.phase).toBe("reveal");
  expect(table.state.words.size).toBe(5);
  expect(table.state.words.has("gil")).toBe(false);
});

describe("teams", () => {
  test("GAME-131 whoever sits down is in the smallest team, the host not counted, and stays in it", async () => {
    const table = await openFakeEvent(everyone, { teams: 3 });
    const teamOf = (name: string) => playerOf(table, name).team;
    expect(players.map(teamOf)).toEqual([1, 2, 3, 1, 2, 3, 1]);
    expect(eventOf(table).teams.map(({ name }) => name)).toEqual(["Lamps", "Vines", "Anchors"]);
    await table.ask("ben", "leave");
    await table.sit("hal", table.state.roomCode);
    expect(teamOf("hal")).toBe(2);
    await table.sit("gil");
    expect(teamOf("gil")).toBe(1);
  });

  test("GAME-132 a team's score is the mean of its members in the standings", async () => {
    const table = await openFakeEvent(["host", "ann", "ben", "cia"], { teams: 2 });
    await table.begin();
    await playRound(table, ["ann", "ben", "cia"]);
    const { score } = playerOf(table, "ann");
    expect(eventOf(table).teams.map((team) => [team.players, team.score])).toEqual([
      [2, Math.round(score / 2)],
      [1, 0],
    ]);
  });

  test("a game without teams has none", async () => {
    const table = await openFakeEvent(["host", "ann"]);
    expect([eventOf(table).teams.length, playerOf(table, "ann").team]).toEqual([0, 0]);
  });
});

test("GAME-130 changes inside a phase are sent at most four times a second, and a new phase at once", async () => {
  const table = await openFakeEvent(everyone);
  await table.begin();
  await table.pass(PATCH_EVERY_MS);
  const patches = vi.spyOn(table.clients.ann as FakeClient, "raw");
  for (const name of players.slice(0, 5)) await table.reply(name);
  expect(patches).toHaveBeenCalledTimes(1);
  await table.pass(PATCH_EVERY_MS + 1);
  expect(patches).toHaveBeenCalledTimes(2);
  expect(eventOf(table).crowd).toMatchObject({ players: 8, connected: 8, expected: 7, answered: 5 });
  await table.reply("fay");
  patches.mockClear();
  await table.reply("gil");
  expect([table.state.phase, patches.mock.calls.length]).toEqual(["reveal", 1]);
});

test("GAME-135 a reaction is shown on the screens and to its sender", async () => {
  const table = await openFakeEvent(["host", "ann", "ben"]);
  const screen = await openScreen(table, await screenKeyOf(table), "screen-one");
  const ann = table.clients.ann;
  if (!ann) throw new Error("ann has no connection");
  await askAs(table, ann, "react", { reaction: "amen" });
  const received = [ann, screen, table.clients.ben, table.clients.host].map((client) => client?.messagesOf("reaction"));
  const shown = [{ memberId: "ann", reaction: "amen" }];
  expect(received).toEqual([shown, shown, [], []]);
});

test("GAME-110 a room of an event that is taken up has the same teams, scores and managers", async () => {
  const before = await openFakeEvent(["host", "ann", "ben"], { teams: 2 });
  await before.begin();
  await playRound(before, ["ann", "ben"]);
  const known = (table: Parameters<typeof playerOf>[0]) =>
    ["host", "ann", "ben"].map((name) => {
      const { score, team, canHost, hasPlayed } = playerOf(table, name);
      return { score, team, canHost, hasPlayed };
    });
  const wereKnown = known(before);
  const after = await afterEventKill(before, "trivia");
  expect(known(after)).toEqual(wereKnown);
  const ann = await after.sit("ann");
  await after.pass(PATCH_EVERY_MS);
  expect(ann.messagesOf("place")).toMatchObject([{ rank: 1, of: 2, gained: 0 }]);
  expect(eventOf(after).leaders.map(({ memberId }) => memberId)).toEqual(["ann", "ben"]);
});
