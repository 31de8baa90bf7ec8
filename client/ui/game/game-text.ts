export const verseLabel = "The verse";
export const bestWordTitle = "The best possible word";
