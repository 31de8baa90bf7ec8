/**
 * What happens to a column when a member is erased. What happens to references to a member is decided by their foreign
 * keys alone. A column of text: its row `goes`, the member's names, addresses and phone numbers in it are `redacted`, the database has `removed` it because the application
 * cannot, or it is `impersonal` (codes, hashes, settings, content of the community). A column of bytes, such as a
 * picture: its row `goes`, or it is `impersonal`.
 */
export type ErasureDecision = "goes" | "redacted" | "removed" | "impersonal";

/**
 * The decisions for the tables of one `x.entity.ts`, which exports them as `erasure`, by `table.column`. A test fails for
 * every column of text or bytes that is not decided, and for a reference whose foreign key does not decide.
 */
export type ErasureDecisions = Readonly<Record<string, ErasureDecision>>;
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
