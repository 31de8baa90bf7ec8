import { countOf } from "../../ui/format/format.ts";

export const wordLabel = "Your word";
export const lettersLabel = "Your letters";

const tile = (letter: string, points: number): string => `${letter}, ${countOf(points, "point")}`;
/** The tiles for screen readers: the letter, its points, and what pressing it does or why it does nothing. */
export const tileToAdd = (letter: string, points: number): string => `${tile(letter, points)}, add to your word`;
export const tileToTakeBack = (letter: string, points: number): string => `${tile(letter, points)}, take back`;
export const tileInWord = (letter: string, points: number): string => `${tile(letter, points)}, in your word`;
export const tileNotUsed = (letter: string, points: number): string => `${tile(letter, points)}, not used`;
