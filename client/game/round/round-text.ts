export const roundOf = (round: number, rounds: number): string => `Round ${round} of ${rounds}`;
/** Read aloud as "Time left: 12 s". */
export const timeLeft = "Time left";
export const resultsNext = "Results soon";

/** For screen readers, when a round opens. `task` is what the round is about, in sentences. */
export const introduction = (round: number, rounds: number, seconds: number, task: string): string =>
  `${roundOf(round, rounds)}. ${seconds} seconds. ${task}`;
export const secondsLeft = (seconds: number): string => `${seconds} seconds left`;
