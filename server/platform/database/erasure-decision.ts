/**
 * What happens to a column when a member is erased. A reference to a member: its row `goes` with them, or stays with
 * the reference `forgotten` (null). The foreign key does both. A column of text: its row `goes`, the member's names,
 * addresses and phone numbers in it are `redacted`, the database has `removed` it because the application
 * cannot, or it is `impersonal` (codes, hashes, settings, content of the community). A column of bytes, such as a
 * picture: its row `goes`, or it is `impersonal`.
 */
export type ErasureDecision = "goes" | "forgotten" | "redacted" | "removed" | "impersonal";

/**
 * The decisions for the tables of one `x.entity.ts`, which exports them as `erasure`, by `table.column`. A test fails for
 * every reference to a member and every column of text or bytes that is not decided.
 */
export type ErasureDecisions = Readonly<Record<string, ErasureDecision>>;
