/** Ten points for the right number, and two fewer for each number that the guess is off. */
export const pointsFor = (guess: number, number: number): number => Math.max(0, 10 - 2 * Math.abs(guess - number));

/** A number from 1 to 9. `random` returns a number from 0 up to, not including, 1. */
export const drawnNumber = (random: () => number): number => 1 + Math.floor(random() * 9);
