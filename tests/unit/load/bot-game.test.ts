import { expect, test } from "vitest";
import { isDealt } from "../../../rooms/word-battle/rules.ts";
import { openWordList } from "../../../server/word/word.ts";
import type { Asking, TableView } from "../../load/bot-client.ts";
import { wordBattleBot } from "../../load/game/word-battle-bot.ts";
import { Ledger } from "../../load/ledger.ts";

const view = (round: number, points = 0): TableView => ({
  phase: "round",
  roomCode: "",
  round,
  rounds: 5,
  letters: "CATSDOG",
  players: new Map([["me", { score: points, roundPoints: points, hasAnswered: true, isConnected: true }]]),
});
const words = openWordList();
const wordOf = (asking: Asking | undefined) => (asking?.payload as { word?: string } | undefined)?.word ?? "";

test("a word battle bot plays only dealt letters, which are usually but not always a word", () => {
  const bot = wordBattleBot({ isPatient: false });
  const played = Array.from({ length: 400 }, () => wordOf(bot.move(view(2), 1).answer));
  for (const word of played) expect(isDealt(word, "CATSDOG")).toBe(true);
  const right = played.filter((word) => words.has(word, { bibleNames: false })).length;
  expect([right > 280, right < 400]).toEqual([true, true]);
});

test("a patient word battle bot leaves its word on the board in one round of the game", () => {
  const bot = wordBattleBot({ isPatient: true });
  const answers = (place: number) => [1, 2, 3, 4, 5].map((round) => bot.move(view(round), place).answer !== undefined);
  expect(answers(0)).toEqual([true, true, true, true, true]);
  expect(answers(1)).toEqual([true, false, true, true, true]);
  expect(wordOf(bot.move(view(2), 1).draft).length).toBeGreaterThan(2);
});

test.each([
  [6, []],
  [5, ["ledger/missing"]],
  [12, ["ledger/undeserved"]],
])("the ledger compares a receipt for 6 points with %s points at the reveal", (points, codes) => {
  const ledger = new Ledger("me", wordBattleBot({ isPatient: false }).earns);
  ledger.confirm({ id: "forced-1", round: 1, word: "CATS", points: 6 });
  ledger.reveal(view(1, points));
  expect(ledger.discrepancies.map(({ code }) => code)).toEqual(codes);
});
