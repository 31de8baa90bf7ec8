import type { FieldTypes, StateOf } from "../game/state.ts";

/** A word battle room's state. The words of the players and the best word are empty until the reveal. */
export const wordBattleFields = (t: FieldTypes) => ({
  /** Whether names in the Bible count as words. */
  bibleNames: t.boolean(),
  /** The seven letters of this round, upper case, in the order shown to everyone. */
  letters: t.string().default(""),
  /** Each player's word of the round just revealed, by member id. Rude and invalid words are masked. In the room of an event, only the five best. */
  words: t.map("string"),
  /** The known word of these letters with the most points, and its points. */
  bestWord: t.string().default(""),
  bestPoints: t.uint16().default(0),
});
export type WordBattleState = StateOf<typeof wordBattleFields>;
