import type { Translates } from "../../../schema/language/translation.ts";
import { anonymousPlayer } from "../../frame/frame-text.ts";
import { countOf, listOf } from "../../ui/format/format.ts";
import type { Progress } from "../standing.ts";

export const roundOf = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;
/** Read aloud as "E remain: 12 s". */
export const timeLeft = "E remain";
export const nextButton = "Next";
/** For a player who waits for the others to go on. */
export const readyForNext = "Ready";
/** Ends a pause. */
export const goOnButton = "Continue";
export const paused = "The host don pause the game";
export const pointsEarned = (points: number): string => `+${points}`;
/** "12.4 s" */
export const secondsTaken = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const streak = (rounds: number): string => `${rounds} in a row`;
/** Beside a flame. */
export const streakShort = (rounds: number): string => `${rounds}×`;
export const fastest = "Fastest";

/** "number 2" */
export const ordinal = (place: number): string => `number ${place}`;
/** "You be number 2, climb 1" */
export function rankAndMove(rank: number, climbed: number): string {
  const place = `You be ${ordinal(rank)}`;
  if (climbed === 0) return place;
  return climbed > 0 ? `${place}, climb ${climbed}` : `${place}, drop ${-climbed}`;
}

export const resultsNext = "Results go come soon";

/** For screen readers, when a round opens. `task` is what the round is about, in sentences. */
export const introduction = (round: number, rounds: number, seconds: number, task: string): string =>
  `${roundOf(round, rounds)}. ${seconds} seconds. ${task}`;
export const secondsLeft = (seconds: number): string => `E remain ${seconds} seconds`;

export const standingsTitle = "Standings";
/** What the round has changed for the reader: "You don pass Ada. E remain 14 points to catch Tunde." */
export function progress({ overtaken, ahead, lead }: Progress): string {
  const names = overtaken.map(({ displayName }) => displayName || anonymousPlayer);
  const gain = names.length > 0 ? [`You don pass ${listOf(names)}.`] : [];
  if (lead !== undefined) return [...gain, `You dey lead with ${countOf(lead, "point", "points")}.`].join(" ");
  if (!ahead) return [...gain, "You dey share first place."].join(" ");
  const next = ahead.player.displayName || anonymousPlayer;
  return [...gain, `E remain ${countOf(ahead.points, "point", "points")} to catch ${next}.`].join(" ");
}

/** Instead of points, for the host of an event who does not play. */
export const onlyLeads = "You dey lead this game.";

export type Holds = Translates<typeof import("./round-text.ts"), typeof import("./round-text.pcm.ts")>;
