/** What a peer's server makes of an answer. */
export interface PeerVerdict {
  readonly points: number;
  /** The receipt's fields besides id and round. */
  readonly receipt: object;
}

/** One game at a peer's table: what its rounds show, how answers are judged, and what the reveal holds. */
export interface PeerGame {
  /** The name of the message that shows a round. */
  readonly shows: string;
  /** Whether there is a pause between reveal and next round. */
  readonly pauses: boolean;
  /** Draws the next round; answers with what everyone is shown. */
  draw(): object;
  /** Undefined if the answer cannot be taken. */
  judge(memberId: string, answer: unknown, time: { responseMs: number; limitSeconds: number }): PeerVerdict | undefined;
  solution(): object;
}
