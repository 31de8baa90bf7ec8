import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const task = "Which best word you fit make?";
export const points = (points: number): string => countOf(points, "point", "points");

export type Holds = Translates<typeof import("./wall-text.ts"), typeof import("./wall-text.pcm.ts")>;
