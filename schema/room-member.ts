/** A signed-in member on the way into a live room. `sessionId` is the session of their account. */
export interface RoomMember {
  readonly memberId: string;
  readonly displayName: string;
  readonly sessionId: string;
}
