/** Without dots, tones and capitals, so that who types Sola finds Ṣọlá. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
