import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

/** The choices of a poll, for screen readers. */
export const oneAnswerLabel = "Poll: choose one answer";
export const severalAnswersLabel = "Poll: choose one answer or more";
export const resultLabel = "Result of the poll";

/** Beside an answer. */
export const share = (count: number, percent: number): string => `${count} · ${percent}%`;
/** The same for screen readers, after the answer. */
export const spokenShare = (count: number, percent: number): string =>
  `, ${countOf(count, "vote", "vote")}, ${percent}%`;
export const winnerBadge = "Winner";
export const tiedBadge = "Dem tie for first";
export const ownVoteMark = "Your vote";

/** Below the answers. */
export const voters = (count: number): string =>
  count === 0 ? "Nobody don vote yet" : countOf(count, "person don vote", "people don vote");
export const noVotes = "Nobody vote";
export const severalAnswers = "Plenty answers";
export const secretVote = "Secret vote";
export const ends = (when: string): string => `E go end ${when}`;
export const ended = "E don end";
export const takeBackButton = "Take back vote";
export const votersButton = "See who vote";

/** The list of voters. */
export const votersTitle = "Who vote";
export const loadingVoters = "People wey vote dey load...";
export const noVoters = "No votes dey to show.";

export type Holds = Translates<typeof import("./poll-text.ts"), typeof import("./poll-text.pcm.ts")>;
