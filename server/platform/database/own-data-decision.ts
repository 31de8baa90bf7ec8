/**
 * Whether the download of a member's data holds something. For a reference to a member, or to a row of theirs: the rows that
 * refer to them are their `own`, or `withheld`, because they are somebody else's. For any other column: it is `withheld`,
 * because it is a secret or about somebody else. The ids of other members are left out by themselves.
 */
export type OwnDataDecision = "own" | "withheld";

/**
 * The decisions for the tables of one `x.entity.ts`, which exports them as `ownData`, by `table.column`. A test fails for every
 * reference to a member, or to a table whose rows are a member's own, that is not decided.
 */
export type OwnDataDecisions = Readonly<Record<string, OwnDataDecision>>;
