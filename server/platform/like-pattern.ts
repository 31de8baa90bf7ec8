/** For `like plain_letters(?)`: finds these words anywhere with `like`, which would take some of their signs for a pattern. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
