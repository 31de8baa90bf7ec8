import { countOf } from "../../ui/format/format.ts";

export const task = "What is the best word you can make?";
export const points = (points: number): string => countOf(points, "point");
