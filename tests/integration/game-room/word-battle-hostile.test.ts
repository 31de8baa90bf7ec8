import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { score } from "../../../rooms/word-battle/rules.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { messagesOf, openGameRoom, rejoin, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

type Player = SeatedPlayer<"word_battle">;

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({}, { timings: { revealMs: 5_000 } });
});
afterAll(() => server.stop());

async function openRound(timeLimit: 15 | 60 = 60): Promise<[Player, Player]> {
  const table = (await openGameRoom(server.url, 2, { game: "word_battle", timeLimit })) as [Player, Player];
  table[0].room.send("start", {});
  for (const seated of table) await roundOpens(seated, 1);
  return table;
}

/** Waits until so many requests of this player were refused; returns the error codes. */
async function refusals(player: Player, count: number): Promise<unknown[]> {
  await until(() => messagesOf(player, "refused").length >= count);
  return messagesOf(player, "refused").map(({ code }) => code);
}

async function receipts(player: Player, count: number): Promise<Record<string, unknown>[]> {
  await until(() => messagesOf(player, "receipt").length >= count);
  return messagesOf(player, "receipt");
}

const rightWord = ({ room }: Player, nth = 0) => playedGames.word_battle.reply(room.state, "right", nth).answer;

const results = ({ seat }: Player) =>
  server.database
    .fork()
    .execute<{ answer: string; points_earned: number; request_id: string; response_time: string }[]>(
      `select r.answer, r.points_earned, r.request_id, r.response_time from game_round_results r
       join game_participants p on p.id = r.participant_id where p.room_id = ?`,
      [seat.roomId],
    );

/** Words that these letters can't spell. */
function undealt(letters: string): string[] {
  const missing = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !letters.includes(letter)) ?? "";
  const [first = "", ...rest] = letters;
  const other = rest.find((letter) => letter !== first) ?? "";
  const tooOften = first.repeat(letters.split(first).length) + other;
  return [missing.repeat(3), tooOften, `${first}${other}4`, `${first}${other}É`, letters + first, `${first}${other}😀`];
}

describe("word battle against a player who cheats", () => {
  test("WORD-1 WORD-5 GAME-16 GAME-32 only a player's first word from the dealt letters scores", async () => {
    const [host, guest] = await openRound();
    const { letters } = guest.room.state;
    let count = 0;
    const play = (word: unknown, round = 1, more: object = {}) => {
      count += 1;
      guest.room.send("word", { id: `word-number-${count}`, round, word, ...more });
    };
    for (const word of undealt(letters)) play(word);
    play(letters.slice(0, 2));
    for (const word of ["", "A".repeat(41), 7, null]) play(word);
    play(rightWord(guest), 1, { points: 1000 });
    play(rightWord(guest), 2);
    // Requests that don't match the schema are refused before anything else is checked.
    expect(await refusals(guest, 13)).toEqual([
      ...Array(5).fill("message/invalid"),
      ...Array(6).fill("word-battle/not-dealt"),
      "word-battle/too-short",
      "game/wrong-round",
    ]);
    expect([await results(guest), guest.room.state.players.get(guest.memberId)?.hasAnswered]).toEqual([[], false]);

    const [word, second] = [rightWord(guest), rightWord(guest, 1)];
    play(word.toLowerCase());
    expect(await receipts(guest, 1)).toMatchObject([{ word, points: score(word), isWord: true }]);
    play(second);
    expect((await refusals(guest, 14)).at(-1)).toBe("game/already-answered");
    // Another word with the id of the first answer counts as a repeat of the first answer.
    guest.room.send("word", { id: `word-number-${count - 1}`, round: 1, word: second });
    const [first, again] = await receipts(guest, 2);
    expect(again).toEqual(first);

    host.room.send("word", { id: "word-of-the-host", round: 1, word });
    await until(() => guest.room.state.phase === "reveal");
    play(second);
    play(second, 2);
    expect((await refusals(guest, 16)).slice(14).sort()).toEqual(["game/already-answered", "game/wrong-round"]);
    expect(guest.room.state.players.get(guest.memberId)?.score).toBe(score(word));
    expect((await results(guest)).map(({ answer }) => answer)).toEqual([word, word]);
  });

  test("GAME-24 WORD-7 drafts that are malformed, not dealt or of another round are refused", async () => {
    const [host, guest] = await openRound();
    const own = rightWord(guest);
    const { letters } = guest.room.state;
    guest.room.send("draft", { round: 1, word: own.toLowerCase() });
    const malformed = [{}, { round: 1 }, { word: own }, { round: 1, word: "A".repeat(41) }, { round: 1, word: [own] }];
    for (const draft of [...malformed, { round: "1", word: own }, { round: 1, word: own, id: "my-draft-1" }, null])
      guest.room.send("draft", draft);
    for (const word of undealt(letters)) guest.room.send("draft", { round: 1, word });
    guest.room.send("draft", { round: 2, word: letters });
    expect(await refusals(guest, 15)).toEqual([
      ...Array(8).fill("message/invalid"),
      ...Array(6).fill("word-battle/not-dealt"),
      "game/wrong-round",
    ]);
    await rejoin(guest);
    await until(() => messagesOf(guest, "ownAnswer").length === 1);
    expect(messagesOf(guest, "ownAnswer")).toMatchObject([{ word: null, draft: own }]);
    expect(host.room.state.players.get(guest.memberId)?.hasAnswered).toBe(false);
    expect(await results(guest)).toEqual([]);
  });

  test("GAME-25 a flood of drafts closes only its own socket, and the seat and word stay", async () => {
    const [host, guest] = await openRound();
    const closed = new Promise<number>((resolve) => guest.room.onLeave((code) => resolve(code)));
    for (let count = 0; count < 300; count += 1) {
      guest.room.send("draft", { round: 1, word: guest.room.state.letters.slice(0, count % 8) });
    }
    expect(await closed).toBe(CLOSE_CODES.tooMany);
    expect(await refusals(guest, 1)).toEqual(["message/too-many"]);
    await until(() => host.room.state.players.get(guest.memberId)?.isConnected === false);
    await rejoin(guest);
    const word = rightWord(guest);
    for (const { room, memberId } of [host, guest])
      room.send("word", { id: `word-${memberId.slice(0, 8)}`, round: 1, word });
    await until(() => host.room.state.phase === "reveal");
    const scores = [...host.room.state.players.values()].map((player) => player.score);
    expect(scores).toEqual([score(word), score(word)]);
  });

  test("GAME-31 WORD-7 when the time is up the board is played, and later words and drafts are refused", async () => {
    const [host, guest] = await openRound(15);
    const word = rightWord(guest);
    guest.room.send("draft", { round: 1, word: word.toLowerCase() });
    await until(() => host.room.state.phase === "reveal");
    host.room.send("word", { id: "word-of-the-host", round: 1, word });
    host.room.send("draft", { round: 1, word });
    expect(await refusals(host, 2)).toEqual(["game/too-late", "game/too-late"]);
    expect(await receipts(guest, 1)).toEqual([{ id: "forced-1", round: 1, word, points: score(word), isWord: true }]);
    expect(await results(guest)).toEqual([
      { answer: word, points_earned: score(word), request_id: "forced-1", response_time: "15.000" },
    ]);
    const shown = host.room.state.players;
    expect([shown.get(host.memberId)?.score, shown.get(guest.memberId)?.score]).toEqual([0, score(word)]);
  });
});
