import type { FieldTypes, StateOf } from "../game/state.ts";

/** A word battle room's state. What the players and the solver found is empty until the reveal. */
export const wordBattleFields = (t: FieldTypes) => ({
  /** Names of the Bible count as words. */
  bibleNames: t.boolean(),
  /** The seven letters of this round, upper case, in the order shown to everybody. */
  letters: t.string().default(""),
  /** Each player's word of the round just revealed, by member id; rude ones and what is no word are masked. */
  words: t.map("string"),
  /** A word of these letters that earns most, and what it earns. */
  bestWord: t.string().default(""),
  bestPoints: t.uint16().default(0),
});
export type WordBattleState = StateOf<typeof wordBattleFields>;
