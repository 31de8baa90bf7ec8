import { locale } from "../../../schema/language/language-text.ts";
import { anonymousPlayer } from "../../frame/frame-text.ts";
import { countOf, listOf } from "../../ui/format/format.ts";
import type { Progress } from "../standing.ts";

export const roundOf = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;
/** Read aloud as "Time left: 12 s". */
export const timeLeft = "Time left";
export const nextButton = "Next";
/** For a player who waits for the others to go on. */
export const readyForNext = "Ready";
/** Ends a pause. */
export const goOnButton = "Go on";
export const paused = "The host has paused the game";
export const pointsEarned = (points: number): string => `+${points}`;
/** "12.4 s" */
export const secondsTaken = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
export const streak = (rounds: number): string => `${rounds} in a row`;
/** Beside a flame. */
export const streakShort = (rounds: number): string => `${rounds}×`;
export const fastest = "Fastest";

const ordinals = new Intl.PluralRules(locale, { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
/** "2nd" */
export const ordinal = (place: number): string => `${place}${suffixes[ordinals.select(place)] ?? "th"}`;
/** "2nd, up 1" */
export function rankAndMove(rank: number, climbed: number): string {
  const place = `You’re ${ordinal(rank)}`;
  if (climbed === 0) return place;
  return climbed > 0 ? `${place}, up ${climbed}` : `${place}, down ${-climbed}`;
}

export const resultsNext = "Results soon";

/** For screen readers, when a round opens. `task` is what the round is about, in sentences. */
export const introduction = (round: number, rounds: number, seconds: number, task: string): string =>
  `${roundOf(round, rounds)}. ${seconds} seconds. ${task}`;
export const secondsLeft = (seconds: number): string => `${seconds} seconds left`;

export const standingsTitle = "Standings";
/** What the round has changed for the reader: "You overtook Ada. 14 points to Tunde." */
export function progress({ overtaken, ahead, lead }: Progress): string {
  const names = overtaken.map(({ displayName }) => displayName || anonymousPlayer);
  const gain = names.length > 0 ? [`You overtook ${listOf(names)}.`] : [];
  if (lead !== undefined) return [...gain, `You lead by ${countOf(lead, "point")}.`].join(" ");
  if (!ahead) return [...gain, "You share the lead."].join(" ");
  const next = ahead.player.displayName || anonymousPlayer;
  return [...gain, `${countOf(ahead.points, "point")} to ${next}.`].join(" ");
}

/** Instead of points, for the host of an event who does not play. */
export const onlyLeads = "You lead this game.";
