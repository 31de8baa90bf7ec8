/** How large a generated community is. Everything else follows from these numbers. */
export interface CommunitySize {
  readonly members: number;
  /** In conversations and channels together. */
  readonly messages: number;
  readonly events: number;
  readonly activities: number;
  /** The same seed makes the same community, relative to the time of the run. */
  readonly seed: number;
}

/** The addresses of generated members end with this. Nobody has such an address. */
export const GENERATED_ADDRESS = "@fill.example.org";

/** The addresses of the generated leaders who can sign in. */
export const leaderAddress = (number: number): string => `member-${number}${GENERATED_ADDRESS}`;

export const textList = (texts: readonly string[]): string =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(", ")}]`;
