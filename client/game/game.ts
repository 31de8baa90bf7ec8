import type { StateFields } from "../../schema/game/state.ts";
import type { TIME_LIMIT_OPTIONS_SECONDS } from "../../schema/limits.ts";
import type { LazyPart } from "../ui/late/lazy-part.ts";

/** A setting that only this game has, on or off. `name` is its name in the settings and in the state. */
interface OwnSwitch {
  name: string;
  label: string;
  description: string;
}

/** Everything that the screens need to know about one game. */
export interface Game {
  /** In lists and settings. */
  name: string;
  /** The title of the game screen. */
  roomTitle: string;
  /** Names the time limit by what it is for: "Per question". */
  timeLimitLabel: string;
  /** The default in seconds. */
  timeLimit: TimeLimit;
  switches: readonly OwnSwitch[];
  /** Whether its rounds ask stored questions, which the host may skip and players may flag. */
  hasQuestions: boolean;
  /** What the difficulty changes. */
  difficultyText: string;
  /** A tip about what earns the most, shown before the first round. */
  advice: string;
  /** The rules, one sentence per step. */
  explained: readonly string[];
  /** The fields that its state adds to those of every game. */
  fields: StateFields;
  /** What its state shows of a solution as long as there is none. */
  unsolved: object;
  /** The screen of a round. */
  panel: LazyPart;
}

type TimeLimit = (typeof TIME_LIMIT_OPTIONS_SECONDS)[number];
