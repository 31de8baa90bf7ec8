import { z } from "zod";
import { phases } from "./state.ts";

/** A player without their name, which is stored with the seat, and their picture, which is read when they come back. Further fields are those of `Player`. */
const savedPlayer = z.looseObject({
  memberId: z.string(),
  seat: z.int(),
  joinedAt: z.number(),
  /** The seat was released in storage, but is still shown with its score. */
  isReleased: z.boolean(),
});

const shownQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()).readonly(),
  correctOption: z.int(),
  scriptureReference: z.string(),
});

/** The key of a room's screens for a hall, and the account that answers for them. */
const openedScreens = z.object({ key: z.string(), memberId: z.string(), accountSessionId: z.string() });
export type OpenedScreens = Readonly<z.output<typeof openedScreens>>;

/** What a room stores of itself at each phase, so that another process can take it up (GAME-110). */
export const gameSnapshot = z.object({
  phase: z.enum(phases),
  round: z.int(),
  rounds: z.int(),
  /** How many rounds were revealed and not skipped. Release 1.0.0 did not store it. */
  countedRounds: z.int().exactOptional(),
  /** GAME-77 */
  isPaused: z.boolean().default(false),
  hostId: z.string(),
  /** Empty before the first game. */
  sessionId: z.string(),
  /** What the open round asks or, between two rounds, what the next one will. Null in every other phase. */
  drawn: z
    .object({ id: z.string().nullable(), text: z.string().nullable(), question: shownQuestion.exactOptional() })
    .nullable(),
  players: z.array(savedPlayer),
  screens: openedScreens.nullable(),
});
export type GameSnapshot = z.output<typeof gameSnapshot>;
