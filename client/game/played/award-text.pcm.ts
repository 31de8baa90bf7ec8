import type { Award } from "../../../schema/game/played-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, listOf } from "../../ui/format/format.ts";
import { listedName } from "../game-text.ts";

export const awardsTitle = "Awards";

export const awardNames: Readonly<Record<Award["kind"], string>> = {
  "only-one": "Only person wey sabi am",
  comeback: "Comeback",
  "best-word": "Best word",
  streak: "Longest streak",
  fastest: "Fastest",
};

const merits: Readonly<Record<Award["kind"], (award: Award) => string>> = {
  "only-one": ({ value }) => (value === 1 ? "one time" : `${value} times`),
  comeback: ({ value }) => `climb ${countOf(value, "place", "places")} since half-time`,
  "best-word": ({ value, word }) => `${word ?? ""}, ${countOf(value, "point", "points")}`,
  streak: ({ value }) => `${value} right in a row`,
  fastest: ({ value }) => `${value.toFixed(1)} s for each right answer`,
};

/** "Ada and Ben (you)" */
const holdersOf = ({ holders }: Award): string =>
  listOf(holders.map(({ displayName, isMine }) => listedName(displayName, isMine)));

/** "Ada: 4 right in a row", or for several "Ada and Ben: 4 right in a row, na tie". */
export const awardLine = (award: Award): string =>
  `${holdersOf(award)}: ${merits[award.kind](award)}${award.holders.length > 1 ? ", na tie" : ""}`;

export type Holds = Translates<typeof import("./award-text.ts"), typeof import("./award-text.pcm.ts")>;
