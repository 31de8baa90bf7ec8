/** The unit is "s" for seconds. */
export const secondsLeft = (seconds: number): string => `${seconds} s`;
/** For screen readers. The label says what the countdown is for, such as "Time left". */
export const countdown = (label: string, seconds: number): string => `${label}: ${seconds} s`;
