import type { Client } from "@colyseus/core";
import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { GameState } from "../../../schema/game/state.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { GamePorts } from "../game/ports.ts";
import type { RoomTimers } from "../room-timers.ts";
import type { WriteQueue } from "../write-queue.ts";
import type { SeatSockets } from "./seat-sockets.ts";

/** What the seats of a room need of it. */
export interface SeatingParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: GamePorts;
  readonly environment: RoomEnvironment;
  readonly writes: WriteQueue;
  readonly timers: RoomTimers;
  readonly sockets: SeatSockets;
  onChange(): void;
  /** Stores who sits where, and who is the host. */
  saveSnapshot(): void;
  closeSocket(client: Client, code: number): void;
  closeRoom(reason: CloseReason): void;
  /** A player lost the connection, or became inactive in a running game. */
  playerGone(): void;
  /** A player has a socket again. */
  playerBack(): void;
  /** A member has sat down. */
  seated(memberId: string): void;
  /** Members who watch without a seat. */
  watcherIds(): readonly string[];
  sendTo(client: Client, type: string, payload: object): void;
  report(operation: string, error: unknown): void;
}
