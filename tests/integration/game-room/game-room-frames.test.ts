import { Protocol } from "@colyseus/core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import {
  answerId,
  type GameFixture,
  member,
  openGameFixture,
  settingsOf,
  waitFor,
} from "../../support/game/game-fixture.ts";
import { playedGames, type ShownRound } from "../../support/game/played-game.ts";
import { RawPlayer } from "../../support/game/raw-player.ts";

let fixture: GameFixture;
beforeAll(async () => {
  fixture = await openGameFixture();
});
afterAll(() => fixture.close());

const names = ["a", "b", "c", "d"] as const;
const rounds = 5;

async function seatAll(game: GameType): Promise<RawPlayer[]> {
  const reservation = await fixture.rooms.games.open(member("a"), settingsOf(game));
  const players = [new RawPlayer(fixture.url, reservation)];
  for (const name of names.slice(1)) {
    players.push(new RawPlayer(fixture.url, await fixture.rooms.games.admit(reservation.roomId, member(name))));
  }
  for (const player of players) await player.joined;
  return players;
}

const isOpen = (game: GameType, { state }: RawPlayer, round: number) =>
  state.phase === "round" && state.round === round && playedGames[game].isShown(state);

const answered = (state: RawPlayer["state"], index: number) =>
  state.players.get(member(names[index] ?? "").memberId)?.hasAnswered === true;

/** The move of the player at this index: different from the other players' moves if the game allows it. */
const moveOf = (game: GameType, shown: ShownRound, index: number) =>
  playedGames[game].reply(shown, game === "trivia" && index % 2 === 1 ? "wrong" : "right", index);

/** All players answer, one after the other; returns their answers and the best possible one, in words. */
async function playRound(game: GameType, players: readonly RawPlayer[], round: number): Promise<Found> {
  const found: string[] = [];
  for (const [index, player] of players.entries()) {
    await waitFor(() => isOpen(game, player, round));
    const { request, payload, answer } = moveOf(game, player.state, index);
    found.push(answer);
    if (playedGames[game].draft) player.ask("draft", { round, ...payload });
    player.ask(request, { id: answerId(`${index}-${round}`), round, ...payload });
    await waitFor(() => players.every(({ state }) => state.phase !== "round" || answered(state, index)));
  }
  await waitFor(() => players.every(({ state }) => state.phase !== "round"));
  const { bestWord = "" }: ShownRound = players[0]?.state ?? { round };
  return { found, best: bestWord };
}
interface Found {
  readonly found: readonly string[];
  readonly best: string;
}

/** The frames of one round, from its start to just before its reveal. */
const during = (player: RawPlayer, round: number) =>
  player.frames.filter((frame) => frame.phase === "round" && frame.round === round).map(({ bytes }) => bytes);

/** The frames of a round as text. `known` are words that this player may see; they are removed in this order. */
const textsOf = (player: RawPlayer, round: number, known: readonly string[]) => textOf(during(player, round), known);

function textOf(frames: readonly Buffer[], known: readonly string[]): string {
  const text = frames.map((bytes) => bytes.toString("latin1")).join("\n");
  return known.filter(Boolean).reduce((left, word) => left.replaceAll(word, "\n"), text);
}

/** The frame that reveals this round. */
const revealOf = (player: RawPlayer, round: number) =>
  player.frames.find((frame) => frame.phase === "reveal" && frame.round === round)?.bytes;

test("TRIVIA-6 no frame contains the verse, its reference or the right option before the reveal", async () => {
  const players = await seatAll("trivia");
  players[0]?.ask("start");
  for (let round = 1; round <= rounds; round += 1) await playRound("trivia", players, round);
  await waitFor(() => players.every(({ state }) => state.phase === "finished"));
  for (const player of players) {
    for (let round = 1; round <= rounds; round += 1) {
      const first = player.frames.findIndex(({ bytes }) => bytes.includes(`SecretVerse ${round - 1}`));
      expect(player.frames[first]).toMatchObject({ phase: "reveal", round });
      expect(player.frames.findIndex(({ bytes }) => bytes.includes(`SecretBook ${round - 1}`))).toBe(first);
    }
  }
});

test("WORD-11 before the reveal, no frame contains another player's word, tiles or the best word", async () => {
  const players = await seatAll("word_battle");
  players[0]?.ask("start");
  const roomCode = players[0]?.state.roomCode ?? "";
  for (let round = 1; round <= rounds; round += 1) {
    await waitFor(() => players.every((player) => isOpen("word_battle", player, round)));
    const { letters = "" }: ShownRound = players[0]?.state ?? { round };
    const { found, best } = await playRound("word_battle", players, round);
    expect(new Set(found).size).toBe(players.length);
    for (const [index, player] of players.entries()) {
      const own = found[index] ?? "";
      const text = textsOf(player, round, [letters, roomCode, own]);
      for (const secret of [...found, best]) {
        if (secret !== own) expect(text).not.toContain(secret);
        expect(revealOf(player, round)?.includes(secret)).toBe(true);
      }
    }
  }
});

test("WORD-10 a rude word is shown in full only to its own player, even at the reveal", async () => {
  const { words } = fixture.ports;
  const isRudeIn = (letters: string) => words.wordsIn(letters, { bibleNames: false }).find(words.isRude);
  // Rejects deals until the letters can spell a rude word.
  const dealing = vi.spyOn(fixture.ports, "words", "get").mockReturnValue({
    ...words,
    hasAtLeast: (count, letters, options) =>
      isRudeIn(letters) !== undefined && words.hasAtLeast(count, letters, options),
  });
  try {
    const players = await seatAll("word_battle");
    const [rude, ...others] = players as [RawPlayer, ...RawPlayer[]];
    rude.ask("start");
    await waitFor(() => players.every((player) => isOpen("word_battle", player, 1)));
    const { letters = "" }: ShownRound = rude.state;
    const word = isRudeIn(letters) ?? "";
    rude.ask("draft", { round: 1, word });
    rude.ask("word", { id: answerId("rude-1"), round: 1, word });
    const moves = others.map((player, index) => moveOf("word_battle", player.state, index));
    for (const [index, player] of others.entries()) {
      const { request, payload } = moves[index] as (typeof moves)[number];
      player.ask(request, { id: answerId(`plain-${index}`), round: 1, ...payload });
    }
    const holds = (player: RawPlayer, text: string) => player.frames.some(({ bytes }) => bytes.includes(text));
    await waitFor(() => players.every((player) => revealOf(player, 1) !== undefined));
    expect(holds(rude, word)).toBe(true);
    const { bestWord = "" }: ShownRound = rude.state;
    // It may be part of the letters or of another word by chance, as TIT is part of TITLE.
    const plain = [letters, bestWord, ...moves.map(({ answer }) => answer)];
    for (const player of others) {
      const text = textOf([...during(player, 1), revealOf(player, 1) ?? Buffer.of()], plain);
      expect(text).not.toContain(word);
      expect(text).toContain(`${word.slice(0, 1)}${"*".repeat(word.length - 1)}`);
    }
  } finally {
    dealing.mockRestore();
  }
});

test("WORD-11 GAME-33 the state of a returning player contains no other player's word before the reveal", async () => {
  const players = await seatAll("word_battle");
  const [host, ...others] = players as [RawPlayer, ...RawPlayer[]];
  host.ask("start");
  await waitFor(() => players.every((player) => isOpen("word_battle", player, 1)));
  const moves = players.map(({ state }, index) => moveOf("word_battle", state, index));
  for (const [index, player] of others.entries()) {
    const { request, payload } = moves[index + 1] as (typeof moves)[number];
    // The last player only drafts a word.
    if (player === others.at(-1)) player.ask("draft", { round: 1, ...payload });
    else player.ask(request, { id: answerId(`${index}-back`), round: 1, ...payload });
    player.ask("clock", { sentAt: index });
    await waitFor(() => player.frames.some(({ bytes }) => bytes.includes("clock")));
  }
  const back = new RawPlayer(fixture.url, await fixture.rooms.games.admit(roomIdOf(host), member("a")));
  await back.joined;
  await waitFor(() => back.frames.some(({ bytes }) => bytes.includes("ownAnswer")));
  const { letters = "" }: ShownRound = back.state;
  const text = textsOf(back, 1, [letters, back.state.roomCode]);
  for (const { answer } of moves.slice(1)) expect(text).not.toContain(answer);
  expect(playedGames.word_battle.isSolved(back.state)).toBe(false);
});

/** The socket's URL contains the room id. */
const roomIdOf = ({ socket }: RawPlayer) => new URL(socket.url).pathname.split("/")[2] ?? "";

describe.each(gameTypes)("the frames of %s", (game) => {
  test("GAME-17 others receive the same frames for a right and a wrong answer", async () => {
    const players = (await seatAll(game)) as [RawPlayer, RawPlayer, ...RawPlayer[]];
    const [one, other] = players;
    one.ask("start");
    const patches: string[] = [];
    for (const round of [1, 2]) {
      await waitFor(() => players.every((player) => isOpen(game, player, round)));
      const before = during(other, round).length;
      const { request, payload } = playedGames[game].reply(other.state, round === 1 ? "right" : "wrong");
      if (playedGames[game].draft) one.ask("draft", { round, ...payload });
      one.ask(request, { id: answerId(`told-${round}`), round, ...payload });
      await waitFor(() => answered(other.state, 0));
      patches.push(Buffer.concat(during(other, round).slice(before)).toString("hex"));
      for (const player of players.slice(1)) player.ask(request, { id: answerId(`rest-${round}`), round, ...payload });
    }
    expect(patches[0]).not.toBe("");
    expect(patches[0]).toBe(patches[1]);
  });

  test("P5 a round costs a phone little more than the bytes of its texts", async () => {
    const players = await seatAll(game);
    players[0]?.ask("start");
    let texts = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const { found, best } = await playRound(game, players, round);
      const [asked] = game === "trivia" ? [Object.values(fixture.ports.questions[0] ?? {}).flat()] : [[...found, best]];
      texts += asked.join("").length / rounds;
    }
    const [phone] = players as [RawPlayer];
    const patches = phone.frames.filter(({ bytes, round }) => bytes[0] === Protocol.ROOM_STATE_PATCH && round > 0);
    const bytes = patches.reduce((sum, frame) => sum + frame.bytes.length, 0) / rounds;
    expect(bytes).toBeLessThan(texts + 300);
  });
});
