import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { GameState } from "../../../schema/game/state.ts";
import { newPlayer } from "../event-room/new-event-state.ts";

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
    state.players.set(saved.memberId, newPlayer(state, { ...saved, displayName, ...away }));
  }
}
