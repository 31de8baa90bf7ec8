import { countOf } from "../../ui/format/format.ts";

/** The choices of a poll, for screen readers. */
export const oneAnswerLabel = "Poll: choose one answer";
export const severalAnswersLabel = "Poll: choose one or more answers";
export const resultLabel = "Result of the poll";

/** Beside an answer. */
export const share = (count: number, percent: number): string => `${count} · ${percent}%`;
/** The same for screen readers, after the answer. */
export const spokenShare = (count: number, percent: number): string => `, ${countOf(count, "vote")}, ${percent}%`;
export const winnerBadge = "Winner";
export const tiedBadge = "Tied for first";
export const ownVoteMark = "Your vote";

/** Below the answers. */
export const voters = (count: number): string =>
  count === 0 ? "No votes yet" : countOf(count, "person voted", "people voted");
export const noVotes = "Nobody voted";
export const severalAnswers = "Several answers";
export const secretVote = "Secret vote";
export const ends = (when: string): string => `Ends ${when}`;
export const ended = "Ended";
export const takeBackButton = "Take back vote";
export const votersButton = "See votes";

/** The list of voters. */
export const votersTitle = "Who voted";
export const loadingVoters = "Loading who voted...";
export const noVoters = "There are no votes to show.";
