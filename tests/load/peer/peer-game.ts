/** A peer's decision about an answer. */
export interface PeerVerdict {
  readonly points: number;
  /** The fields of the receipt other than id and round. */
  readonly receipt: object;
}

/** One game at a peer's table: its rounds, how answers are judged, and its reveals. */
export interface PeerGame {
  /** The name of the message that shows a round. */
  readonly shows: string;
  /** Whether there is a pause between reveal and next round. */
  readonly pauses: boolean;
  /** Draws the next round; returns what everyone sees. */
  draw(): object;
  /** Undefined if the answer is not valid. */
  judge(memberId: string, answer: unknown, time: { responseMs: number; limitSeconds: number }): PeerVerdict | undefined;
  solution(): object;
}
