/** A question of a round as its players saw it. */
export interface ShownQuestion {
  readonly question: string;
  /** In the order in which they were shown. */
  readonly options: readonly string[];
  /** Index into the options. */
  readonly correctOption: number;
  /** Empty if there is none. */
  readonly scriptureReference: string;
}
