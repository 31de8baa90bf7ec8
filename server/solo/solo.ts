// Sets of five questions and a rack that members play alone: one engine for the daily five and for challenges.
export { type FinishedGame, findGame, type OnFinished, readGame, startGame } from "./solo-game.ts";
export type { SoloMember, SoloTable } from "./solo-rules.ts";
export { createSet } from "./solo-set.ts";
export { marksOf, openSet, outcomesOf, solveSet } from "./solo-view.ts";
