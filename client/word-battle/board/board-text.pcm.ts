import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const wordLabel = "Your word";
export const lettersLabel = "Your letters";

const tile = (letter: string, points: number): string => `${letter}, ${countOf(points, "point", "points")}`;
/** The tiles for screen readers: the letter, its points, and what pressing it does or why it does nothing. */
export const tileToAdd = (letter: string, points: number): string => `${tile(letter, points)}, add am to your word`;
export const tileToTakeBack = (letter: string, points: number): string => `${tile(letter, points)}, take am back`;
export const tileInWord = (letter: string, points: number): string => `${tile(letter, points)}, e dey your word`;
export const tileNotUsed = (letter: string, points: number): string => `${tile(letter, points)}, you no use am`;

export type Holds = Translates<typeof import("./board-text.ts"), typeof import("./board-text.pcm.ts")>;
