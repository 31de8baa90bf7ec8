import { z } from "zod";
import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import { type GameState, Player, phases } from "../../../schema/game/state.ts";

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

/** What a room stores of itself at each phase, so that another process can take it up (GAME-110). */
export const gameSnapshot = z.object({
  phase: z.enum(phases),
  round: z.int(),
  rounds: z.int(),
  hostId: z.string(),
  /** Empty before the first game. */
  sessionId: z.string(),
  /** What the open round asks. Null in every other phase. */
  drawn: z
    .object({ id: z.string().nullable(), text: z.string().nullable(), question: shownQuestion.exactOptional() })
    .nullable(),
  players: z.array(savedPlayer),
});
export type GameSnapshot = z.output<typeof gameSnapshot>;

/** A room as it is stored, for the process that takes it up. */
export interface SavedGame<Settings extends CommonSettings = CommonSettings> {
  readonly roomId: string;
  readonly roomCode: string;
  readonly settings: Settings;
  readonly snapshot: GameSnapshot;
  /** What the game drew at its start, such as its questions. */
  readonly content: unknown;
  /** Whether the result of the snapshot's game is stored. */
  readonly isFinished: boolean;
  readonly seats: readonly {
    readonly participantId: string;
    readonly memberId: string;
    readonly displayName: string;
  }[];
}

/** The players of a room, without what is stored with their seats. */
export function takeSnapshot(
  state: GameState,
  isReleased: (memberId: string) => boolean,
): Pick<GameSnapshot, "hostId" | "players"> {
  const players = [...state.players.values()].map((player) => {
    const { displayName: _name, avatarUrl: _picture, ...saved } = player.toJSON();
    return { ...saved, isReleased: isReleased(player.memberId) };
  });
  return { hostId: state.hostId, players };
}

/** Seats the saved players again, all of them away. A player whose account was erased is gone. */
export function restorePlayers(state: GameState, { snapshot, seats }: Pick<SavedGame, "snapshot" | "seats">): void {
  const nameOf = new Map(seats.map(({ memberId, displayName }) => [memberId, displayName]));
  for (const { isReleased: _, ...saved } of snapshot.players) {
    const displayName = nameOf.get(saved.memberId);
    if (displayName === undefined) continue;
    const away = { isConnected: false, hasAnswered: false, wantsNext: false, joinsRematch: false };
    state.players.set(saved.memberId, new Player({ ...saved, displayName, ...away }));
  }
}
