import type { ComponentType } from "react";
import type { StateFields } from "../../schema/game/state.ts";
import type { TIME_LIMIT_OPTIONS_SECONDS } from "../../schema/limits.ts";

/** Something of the game's own that the host allows or not; `name` is the setting's and the state's. */
interface OwnSwitch {
  name: string;
  label: string;
  description: string;
}

/** One game as its members meet it. */
export interface Game {
  /** In lists and settings. */
  name: string;
  /** Over the game itself. */
  roomTitle: string;
  /** What the time limit is for. */
  timedBy: string;
  /** Seconds, before the host chooses. */
  timeLimit: TimeLimit;
  switches: readonly OwnSwitch[];
  /** What the difficulty changes. */
  difficultyText: string;
  /** What earns the most: said in the seconds before the first round. */
  advice: string;
  /** How it is played, a sentence a step. */
  explained: readonly string[];
  /** What its state shows beside what every game has. */
  fields: StateFields;
  /** Loads the screen of a round. */
  panel: () => Promise<ComponentType>;
}

type TimeLimit = (typeof TIME_LIMIT_OPTIONS_SECONDS)[number];
