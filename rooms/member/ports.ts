/** What a member's line needs from outside. */
export interface MemberPorts {
  reportFailure(failure: { roomId: string; doing: string; error: unknown }): void;
}
