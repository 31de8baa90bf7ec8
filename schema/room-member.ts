import type { MemberRole } from "./member/role.ts";

/** A signed-in member on the way into a live room. `sessionId` is the session of their account. */
export interface RoomMember {
  readonly memberId: string;
  readonly displayName: string;
  readonly sessionId: string;
}

/** A member on the way to a seat in a game. */
export interface GameGuest extends RoomMember {
  /** PROFILE-31: their roles that others see, as the server has read them. */
  readonly roles: readonly MemberRole[];
  /** The address of their picture. Null if there is none. */
  readonly avatarUrl: string | null;
  /** GAME-124: whether they manage the event of the room that they enter. */
  readonly managesEvent?: boolean;
}
