import { sql } from "kysely";

/**
 * For `like plain_letters(?)`: matches these words anywhere in a text. Escapes the characters that are special in
 * `like`.
 */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The same in plain letters, for typed queries. */
export const plainPattern = (words: string) => sql<string>`plain_letters(${likePattern(words)})`;
