/** Ten points for an exact guess, minus two for each step it is off, down to zero. */
export const pointsFor = (guess: number, secret: number): number => Math.max(0, 10 - 2 * Math.abs(guess - secret));

/** A number from 1 to 9. `random` works like `Math.random`. */
export const drawNumber = (random: () => number): number => 1 + Math.floor(random() * 9);
