/**
 * For `like plain_letters(?)`: matches these words anywhere in a text. Escapes the characters that are special in
 * `like`.
 */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
