/** Hausa's letters with a hook, which Unicode does not count as letters with a mark. */
const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** Lower case without dots, tones and hooks, so that whoever types Sola finds Ṣọlá. PostgreSQL's `plain_letters` does the same. */
export const foldDiacritics = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter);
