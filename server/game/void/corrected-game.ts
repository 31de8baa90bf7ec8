/** A finished game in which rounds were voided. */
export interface CorrectedGame {
  readonly roomId: string;
  readonly sessionId: string;
  /** The scores that count now, by member. */
  readonly scores: Readonly<Record<string, number>>;
}
