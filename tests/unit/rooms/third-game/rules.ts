/** Ten points for the number, and fewer the further a guess is away. */
export const pointsFor = (guess: number, number: number): number => Math.max(0, 10 - 2 * Math.abs(guess - number));

/** A number from 1 to 9. `random` returns at least 0 and below 1. */
export const drawnNumber = (random: () => number): number => 1 + Math.floor(random() * 9);
