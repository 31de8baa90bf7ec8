/** Hausa's hooked letters, which Unicode does not decompose. */
const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/**
 * Lower case without dots, tone marks and hooks, so that a search for Sola finds Ṣọlá. PostgreSQL's `plain_letters`
 * does the same.
 */
export const foldDiacritics = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter);
