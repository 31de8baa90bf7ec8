import type { BaseRoom } from "./base-room.ts";
import type { RoomEnvironment } from "./environment.ts";
import type { MemberSockets, Presence } from "./member-sockets.ts";

/** What every room is given, whatever its kind. */
export interface RoomParts {
  readonly environment: RoomEnvironment;
  /** All sockets of this process. */
  readonly sockets: MemberSockets;
}

/** Answers for all members of all rooms of a kind at once: those who may not stay where they are. */
export type StayCheck = (present: readonly Presence[]) => Promise<readonly Presence[]>;

/** A kind of room: its class, what each room of it is given beside `RoomParts`, and who may stay in it. */
export interface RoomType {
  readonly room: new () => BaseRoom;
  readonly given: object;
  /** Missing where whoever came in may stay. */
  readonly mayNotStay?: StayCheck;
}
