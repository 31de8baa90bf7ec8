import { afterEach, describe, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import {
  GAME_STARTING_SECONDS,
  REMATCH_SECONDS,
  RETURN_SECONDS,
  SEAT_ABSENCE_SECONDS,
} from "../../../../../schema/limits.ts";
import { afterKill, type FakeTable, openFakeTable } from "../../../../support/game/fake-table.ts";
import { BREAK_MS, finishGame, PAUSE_MS, REVEAL_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const RETURN_MS = RETURN_SECONDS * 1000;

/** These players are back, with new connections. */
async function comeBack(table: FakeTable<GameType>, names: readonly string[] = three): Promise<void> {
  for (const name of names) (table.clients as Record<string, unknown>)[name] = await table.sit(name);
  await table.pass(0);
}

const scores = ({ state }: FakeTable<GameType>) =>
  Object.fromEntries([...state.players.values()].map(({ memberId, score }) => [memberId, score]));
const seats = ({ state }: FakeTable<GameType>) =>
  [...state.players.values()].map(({ memberId, displayName, seat, streak }) => [memberId, displayName, seat, streak]);

/** What everybody sees of the round, apart from the order of trivia's answers. */
const asked = ({ state }: FakeTable<GameType>) =>
  "letters" in state ? state.letters : [state.question, [...state.options].toSorted()];

describe.each(gameTypes)("GAME-110 a killed server in %s", (game) => {
  async function newTable(): Promise<FakeTable<GameType>> {
    return await openFakeTable<GameType>(three, { game });
  }
  const killed = (table: FakeTable<GameType>) => afterKill<GameType>(table, game);

  test("the waiting room keeps its seats, its host and its code, and the game can start", async () => {
    const before = await newTable();
    const [wereSeated, code] = [seats(before), before.state.roomCode];
    const after = await killed(before);
    expect(after.state).toMatchObject({ phase: "waiting", hostId: "host", roomCode: code, roomName: "Sunday table" });
    expect(seats(after)).toEqual(wereSeated);
    await comeBack(after);
    await after.begin();
    expect(after.state).toMatchObject({ phase: "round", round: 1 });
  });

  test("during the countdown, the room returns to its waiting state", async () => {
    const before = await newTable();
    await before.ask("host", "start");
    const after = await killed(before);
    expect(after.state).toMatchObject({ phase: "waiting", round: 0 });
    expect(after.ports.calls.at(-1)).toBe("reopenRoom");
  });

  test("GAME-111 an open round begins again for those who had not answered, as soon as everyone is back", async () => {
    const before = await newTable();
    await before.begin();
    await before.reply("host");
    await before.pass(PAUSE_MS);
    const shown = asked(before);
    const after = await killed(before);
    await comeBack(after, ["host", "ann"]);
    expect(after.state.phase).toBe("starting");
    await comeBack(after, ["ben"]);
    expect(after.state).toMatchObject({ phase: "round", round: 1 });
    expect(asked(after)).toEqual(shown);
    expect(after.player("host").hasAnswered).toBe(true);
    expect(after.player("ann").hasAnswered).toBe(false);
    expect(after.clients.host?.messagesOf("ownAnswer")).toHaveLength(1);

    await after.reply("host", "wrong", "second-answer");
    expect(after.clients.host?.refusals).toEqual(["game/already-answered"]);
    await after.reply("ann", "wrong");
    await after.reply("ben", "wrong");
    expect(after.state.phase).toBe("reveal");
    expect(scores(after).host).toBe(after.ports.results.get("session-1/participant-host/1")?.pointsEarned);
    expect(after.player("host").streak).toBe(1);
  });

  test("GAME-111 a round that everyone had answered is revealed at once", async () => {
    const before = await newTable();
    await before.begin();
    // The process dies before it stores the reveal.
    before.ports.before = (name) => (name === "saveSnapshot" ? new Promise(() => undefined) : undefined);
    for (const name of three) await before.reply(name, name === "host" ? "right" : "wrong");
    before.ports.before = () => undefined;
    const after = await killed(before);
    await comeBack(after);
    expect(after.state).toMatchObject({ phase: "reveal", round: 1 });
    expect(scores(after)).toEqual(scores(before));
  });

  test("GAME-111 after fifteen seconds the game goes on without those who are not back", async () => {
    const before = await newTable();
    await before.begin();
    const after = await killed(before);
    await comeBack(after, ["host", "ann"]);
    await after.pass(RETURN_MS - 1);
    expect(after.state.phase).toBe("starting");
    await after.pass(1);
    expect(after.state).toMatchObject({ phase: "round", round: 1 });
    await after.pass(SEAT_ABSENCE_SECONDS * 1000 - RETURN_MS);
    expect(after.player("ben").isActive).toBe(false);
  });

  test("the game goes on after a reveal with the same scores, and ends as without a kill", async () => {
    const calm = await newTable();
    await finishGame(calm, three);
    const expected = calm.ports.finished.get("session-1")?.map(({ memberId, rank }) => [memberId, rank]);

    let table = await newTable();
    await table.begin();
    const total = table.state.rounds;
    for (let round = 1; round <= total; round += 1) {
      for (const name of three) await table.reply(name, name === "host" ? "right" : "wrong");
      const [wereScores, wereSeats] = [scores(table), seats(table)];
      // In the reveal, and in the standings after it.
      await table.pass(round % 2 === 0 ? 0 : REVEAL_MS);
      table = await killed(table);
      expect([scores(table), seats(table)]).toEqual([wereScores, wereSeats]);
      await comeBack(table);
    }
    expect(table.state.phase).toBe("finished");
    expect(table.ports.finished.get("session-1")?.map(({ memberId, rank }) => [memberId, rank])).toEqual(expected);
    expect(table.ports.results.size).toBe(total * three.length);
  });

  test("the results stay, with their ranks, and the players can play again", async () => {
    const before = await newTable();
    await finishGame(before, three);
    const [was, wereRanks] = [scores(before), [...before.state.players.values()].map(({ rank }) => rank)];
    const after = await killed(before);
    expect(after.state.phase).toBe("finished");
    expect(scores(after)).toEqual(was);
    expect([...after.state.players.values()].map(({ rank }) => rank)).toEqual(wereRanks);
    await comeBack(after);
    for (const name of three) await after.ask(name, "play_again");
    await after.pass(GAME_STARTING_SECONDS * 1000);
    expect(after.state).toMatchObject({ phase: "round", round: 1 });
  });

  test("GAME-21 another game waits for those who are not back yet, and they play it", async () => {
    const before = await newTable();
    await finishGame(before, three);
    const after = await killed(before);
    await comeBack(after, ["host", "ann"]);
    for (const name of ["host", "ann"]) await after.ask(name, "play_again");
    await after.pass(10_000);
    expect(after.state.phase).toBe("rematch");
    await comeBack(after, ["ben"]);
    await after.ask("ben", "play_again");
    expect([after.state.phase, [...after.state.players.keys()]]).toEqual(["starting", [...three]]);
  });

  test("GAME-21 a host who plays again before the others are back waits for them twenty seconds", async () => {
    const before = await newTable();
    await finishGame(before, three);
    const after = await killed(before);
    await comeBack(after, ["host"]);
    await after.ask("host", "play_again");
    await after.pass(REMATCH_SECONDS * 1000 - 1);
    expect(after.state.phase).toBe("rematch");
    await after.pass(1);
    expect([after.state.phase, [...after.state.players.keys()]]).toEqual(["waiting", [...three]]);
  });

  test("a second kill while the players come back changes nothing", async () => {
    const before = await newTable();
    await before.begin();
    await before.reply("host");
    const shown = asked(before);
    const between = await killed(before);
    await comeBack(between, ["ann"]);
    await between.pass(100);
    const after = await killed(between);
    await comeBack(after);
    expect(after.state).toMatchObject({ phase: "round", round: 1 });
    expect(asked(after)).toEqual(shown);
    expect(after.player("host").hasAnswered).toBe(true);
  });

  test("a player who had left stays away, with the score, and may come back", async () => {
    const before = await newTable();
    await before.begin();
    await before.reply("ben");
    await before.ask("ben", "leave");
    for (const name of ["host", "ann"]) await before.reply(name, "wrong");
    const after = await killed(before);
    expect(after.player("ben")).toMatchObject({ isActive: false, score: scores(before).ben });
    await comeBack(after, ["host", "ann"]);
    expect(after.state).toMatchObject({ phase: "round", round: 2 });
    await comeBack(after, ["ben"]);
    expect(after.player("ben").isActive).toBe(true);
  });

  test("a room to which nobody comes back closes after five minutes", async () => {
    const after = await killed(await newTable());
    await after.pass(5 * 60_000);
    expect(after.ports.rooms.get(after.roomId)).toMatchObject({ status: "closed", closedBecause: "empty" });
  });

  test("GAME-100 the screens for a hall come back with the same key", async () => {
    const before = await newTable();
    await before.ask("host", "show_screen", { id: "screen-request" });
    const key = String(before.clients.host?.messagesOf("screen")[0]?.key);
    await before.pass(0);
    const after = await killed(before);
    const { games } = after.rooms;
    await expect(games.openScreen(after.roomId, "another-key", "screen-1")).rejects.toMatchObject({
      code: "game/screen-not-found",
    });
    await after.connect(await games.openScreen(after.roomId, key, "screen-1"));
    await after.pass(0);
    expect(after.state.screens).toBe(1);
  });

  test("content that cannot be read closes the room", async () => {
    const before = await newTable();
    await before.begin();
    const stored = before.ports.snapshots.get(before.roomId);
    if (stored) before.ports.snapshots.set(before.roomId, { ...stored, content: "unreadable" });
    if (game === "trivia") {
      await expect(killed(before)).rejects.toThrow();
      expect(before.ports.rooms.get(before.roomId)?.status).toBe("closed");
    } else expect((await killed(before)).state.phase).toBe("starting");
  });
});

test("GAME-111 the standings after a kill end as soon as everyone is back", async () => {
  const before = await openFakeTable<GameType>(three);
  await before.begin();
  for (const name of three) await before.reply(name);
  const after = await afterKill<GameType>(before, "trivia");
  await after.pass(BREAK_MS);
  await comeBack(after);
  expect(after.state).toMatchObject({ phase: "round", round: 2 });
});
