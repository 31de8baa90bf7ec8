import type { BaseRoom } from "./base-room.ts";
import type { Departure } from "./departure.ts";
import type { RoomEnvironment } from "./environment.ts";
import type { MemberSockets, Presence } from "./member-sockets.ts";

/** The options that every room gets, whatever its type. */
export interface BaseRoomOptions {
  readonly environment: RoomEnvironment;
  /** All sockets of this process. */
  readonly sockets: MemberSockets;
  /** The games of this process. */
  readonly departure: Departure;
}

/** Checks all members of all rooms of one type at once. Returns those who have lost access to their room. */
export type AccessCheck = (presences: readonly Presence[]) => Promise<readonly Presence[]>;

/** A type of room: its class, its options in addition to `BaseRoomOptions`, and its access check. */
export interface RoomType {
  readonly room: new () => BaseRoom;
  readonly options: object;
  /** Undefined if no one loses access while connected. */
  readonly findMembersWithoutAccess?: AccessCheck;
}
