import type { Poll } from "../../../schema/thread/poll.ts";

/** How many of those who voted chose it, in whole percent. Nobody’s vote is nothing. */
export const percentOf = (count: number, voters: number): number =>
  voters === 0 ? 0 : Math.round((100 * count) / voters);

/** CHANNEL-70: the positions of the choices with the most votes. None if nobody voted. */
export function winnersOf({ counts }: Pick<Poll, "counts">): number[] {
  const most = Math.max(...counts);
  return most === 0 ? [] : counts.flatMap((count, at) => (count === most ? [at] : []));
}
