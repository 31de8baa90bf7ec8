/** The cache key of everything that a search in all messages has found. */
export const foundKey = ["thread", "everywhere"] as const;
