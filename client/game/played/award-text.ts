import type { Award } from "../../../schema/game/played-api.ts";
import { countOf, listOf } from "../../ui/format/format.ts";
import { listedName } from "../game-text.ts";

export const awardsTitle = "Awards";

export const awardNames: Readonly<Record<Award["kind"], string>> = {
  "only-one": "The only one who knew",
  comeback: "Comeback",
  "best-word": "Best word",
  streak: "Longest streak",
  fastest: "Fastest",
};

const merits: Readonly<Record<Award["kind"], (award: Award) => string>> = {
  "only-one": ({ value }) => (value === 1 ? "once" : `${value} times`),
  comeback: ({ value }) => `up ${countOf(value, "place")} since half-time`,
  "best-word": ({ value, word }) => `${word ?? ""}, ${countOf(value, "point")}`,
  streak: ({ value }) => `${value} right in a row`,
  fastest: ({ value }) => `${value.toFixed(1)} s per right answer`,
};

/** "Ada and Ben (you)" */
const holdersOf = ({ holders }: Award): string =>
  listOf(holders.map(({ displayName, isMine }) => listedName(displayName, isMine)));

/** "Ada: 4 right in a row", or for several "Ada and Ben: 4 right in a row, a tie". */
export const awardLine = (award: Award): string =>
  `${holdersOf(award)}: ${merits[award.kind](award)}${award.holders.length > 1 ? ", a tie" : ""}`;
