// In the project this would be `rooms/guess/rules.ts`.

/** Ten points for an exact guess, two fewer for each number away from it, and never less than zero. */
export const pointsFor = (guess: number, secret: number): number => Math.max(0, 10 - 2 * Math.abs(guess - secret));

/** A random whole number from 1 to 9. `random` works like `Math.random`. */
export const drawNumber = (random: () => number): number => 1 + Math.floor(random() * 9);
