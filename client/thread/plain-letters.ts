/** Letters with a hook, which are no letter with a mark. */
const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** Without dots, tones, hooks and capitals, so that who types Sola finds Ṣọlá. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter);
