import type { MatchMakerDriver, Presence } from "@colyseus/core";

/** A process that holds a live room. */
export interface RoomHolder {
  readonly name: string;
  /** Where its sockets open: host and path, without a scheme. */
  readonly address: string;
}

/** Which process holds each live room. */
export interface RoomDirectory {
  /** The other process that holds this room. Null if none does that is still running. */
  find(roomId: string): Promise<RoomHolder | null>;
  /** Makes this process the holder of a presence room, or returns the one that holds it. `opening` is a new UUID. */
  claim(roomId: string, opening: string): Promise<RoomHolder | "here">;
  /** Ends this opening of a presence room. */
  release(roomId: string, opening: string): Promise<void>;
  /**
   * Makes the rows of this process's presence rooms those of these openings, by room, which may change meanwhile. Leaves other
   * processes' rooms to them.
   */
  repair(openings: ReadonlyMap<string, string>): Promise<void>;
  /** Which of these presence rooms are open, in any process. */
  openAmong(roomIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Which of these rooms of this process are held by another one now. */
  lostAmong(roomIds: readonly string[]): Promise<readonly string[]>;
}

/** What connects the rooms of several processes. */
export interface RoomNetwork {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  readonly directory: RoomDirectory;
  /** Where the sockets of this process open: host and path, without a scheme. */
  readonly address: string;
  /** Whether messages reach the other processes now. */
  isReachable(): boolean;
}

/** Where a live room is. */
export interface RoomPlace {
  readonly roomId: string;
  /** Null for this process. */
  readonly holder: RoomHolder | null;
}
