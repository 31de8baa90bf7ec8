import { Protocol } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import { WATCHERS_MAX } from "../../../schema/limits.ts";
import { answerId, type GameFixture, member, openGameFixture, waitFor } from "../../support/game/game-fixture.ts";
import { playedGames, type ShownRound } from "../../support/game/played-game.ts";
import type { RawPlayer } from "../../support/game/raw-player.ts";
import { isMessage, openRawWall, seatRaw, watchRaw } from "../../support/game/raw-table.ts";

let fixture: GameFixture;
beforeAll(async () => {
  fixture = await openGameFixture();
});
afterAll(() => fixture.close());

const rounds = 5;

const seat = (game: GameType, names: readonly string[]) => seatRaw(fixture, game, names);
const watch = (roomId: string, name: string) => watchRaw(fixture, roomId, name);
const openWall = (roomId: string, host: RawPlayer) => openRawWall(fixture, roomId, host);

const isOpen = (game: GameType, { state }: RawPlayer, round: number) =>
  state.phase === "round" && state.round === round && playedGames[game].isShown(state);

/** All players draft and answer, each differently if the game allows it. Returns what nobody else may see before the reveal. */
async function playRound(game: GameType, players: readonly RawPlayer[], round: number): Promise<string[]> {
  await waitFor(() => players.every((player) => isOpen(game, player, round)));
  const secrets = [`SecretVerse ${round - 1}`, `SecretBook ${round - 1}`];
  for (const [index, player] of players.entries()) {
    const { request, payload, answer } = playedGames[game].reply(player.state, index === 0 ? "right" : "wrong", index);
    if (game === "word_battle") secrets.push(answer);
    if (playedGames[game].draft) player.ask("draft", { round, ...payload });
    player.ask(request, { id: answerId(`${index}-${round}`), round, ...payload });
  }
  await waitFor(() => players.every(({ state }) => state.phase !== "round"));
  const { bestWord }: ShownRound = players[0]?.state ?? { round };
  return bestWord ? [...secrets, bestWord] : secrets;
}

const patches = ({ frames }: RawPlayer) =>
  frames.filter(({ bytes }) => bytes[0] === Protocol.ROOM_STATE_PATCH).map(({ bytes }) => bytes.toString("hex"));

describe.each(gameTypes)("what watchers and screens receive of %s", (game) => {
  test("GAME-93 GAME-102 TRIVIA-6 WORD-11 GAME-17 nothing arrives early, nor what others do not get", async () => {
    const { roomId, players } = await seat(game, ["a", "b"]);
    const [host] = players as [RawPlayer, RawPlayer];
    const viewers = [await watch(roomId, "w"), await openWall(roomId, host)];
    host.ask("start");
    for (let round = 1; round <= rounds; round += 1) {
      const secrets = await playRound(game, players, round);
      await waitFor(() => viewers.every(({ state }) => state.phase !== "round"));
      for (const { frames, state } of viewers) {
        const before = frames.filter((frame) => frame.phase === "round" && frame.round === round);
        expect(before.length).toBeGreaterThan(0);
        const { letters = "" }: ShownRound = state;
        const text = before.map(({ bytes }) => bytes.toString("latin1")).join("\n");
        for (const secret of secrets) {
          expect(text.replaceAll(letters || "\u0000", "").replaceAll(state.roomCode, "")).not.toContain(secret);
        }
      }
    }
    await waitFor(() => [...players, ...viewers].every(({ state }) => state.phase === "finished"));
    for (const viewer of viewers) {
      // Each frame is one of the frames that the host got too: no draft, no choice, no receipt.
      const seen = patches(viewer);
      expect(seen.length).toBeGreaterThan(3 * rounds);
      expect(patches(host).slice(-seen.length)).toEqual(seen);
      expect(viewer.frames.filter(({ bytes }) => bytes[0] === Protocol.ROOM_DATA)).toEqual([]);
    }
  });

  test("GAME-93 GAME-101 what comes in the middle of a round has no answer either", async () => {
    const { roomId, players } = await seat(game, ["a", "b"]);
    const [host, guest] = players as [RawPlayer, RawPlayer];
    host.ask("start");
    await waitFor(() => players.every((player) => isOpen(game, player, 1)));
    const { request, payload, answer } = playedGames[game].reply(guest.state, "right");
    if (playedGames[game].draft) guest.ask("draft", { round: 1, ...payload });
    guest.ask(request, { id: answerId("early"), round: 1, ...payload });
    await waitFor(() => host.state.players.get(member("b").memberId)?.hasAnswered === true);
    for (const viewer of [await watch(roomId, "w"), await openWall(roomId, host)]) {
      expect(playedGames[game].isSolved(viewer.state)).toBe(false);
      const text = viewer.frames.map(({ bytes }) => bytes.toString("latin1")).join("\n");
      const { letters = "" }: ShownRound = viewer.state;
      // The letters may spell the word by chance.
      if (game === "word_battle") expect(text.replaceAll(letters, "")).not.toContain(answer);
      expect(text).not.toContain("SecretVerse 0");
      expect(viewer.state.players.get(member("b").memberId)?.hasAnswered).toBe(true);
    }
  });
});

test("GAME-94 a watcher who answers and drafts gets a refusal, and the players get no frame of it", async () => {
  const { roomId, players } = await seat("word_battle", ["a", "b"]);
  const [host] = players as [RawPlayer, RawPlayer];
  const watcher = await watch(roomId, "w");
  host.ask("start");
  await waitFor(() => players.every((player) => isOpen("word_battle", player, 1)));
  const { payload } = playedGames.word_battle.reply(host.state, "right");
  const before = host.frames.length;
  const saved = fixture.ports.results.size;
  watcher.ask("draft", { round: 1, ...payload });
  watcher.ask("word", { id: answerId("watcher"), round: 1, ...payload });
  await waitFor(() => watcher.frames.filter(isMessage("game/watching")).length === 2);
  // The reply to this comes after any frame that the watcher could have caused.
  host.ask("clock", { sentAt: 1 });
  const reply = await waitFor(() => host.frames.slice(before).find(isMessage("clock")));
  expect(host.frames.slice(before)).toEqual([reply]);
  expect(fixture.ports.results.size).toBe(saved);
});

test("GAME-92 P5 fifty watchers cost a number that changes, and each gets what a player gets", async () => {
  const bytesOf = (frames: RawPlayer["frames"]) => frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const { roomId, players } = await seat("trivia", ["a", "b"]);
  const [host] = players as [RawPlayer, RawPlayer];
  const alone = bytesOf((await watch(roomId, "w-0")).frames);
  const before = host.frames.length;
  const watchers: RawPlayer[] = [];
  for (let count = 1; count < WATCHERS_MAX; count += 1) watchers.push(await watch(roomId, `w-${count}`));
  await waitFor(() => host.state.watchers === WATCHERS_MAX);
  const last = watchers.at(-1) as RawPlayer;
  // A name in the list of players takes more than 40 bytes; here a join takes less than 10, and the whole state the same.
  expect(bytesOf(host.frames.slice(before)) / (WATCHERS_MAX - 1)).toBeLessThan(10);
  expect(bytesOf(last.frames.slice(0, 2))).toBeLessThanOrEqual(alone + 10);
  const started = host.frames.length;
  host.ask("start");
  for (let round = 1; round <= rounds; round += 1) await playRound("trivia", players, round);
  await waitFor(() => [host, ...watchers].every(({ state }) => state.phase === "finished"));
  const game = bytesOf(host.frames.slice(started).filter(({ bytes }) => bytes[0] === Protocol.ROOM_STATE_PATCH));
  for (const watcher of watchers) {
    const after = watcher.frames.filter(({ phase, bytes }) => phase !== "waiting" && bytes[0] !== Protocol.ROOM_STATE);
    expect(bytesOf(after)).toBe(game);
  }
});
