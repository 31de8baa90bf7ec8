/** The paragraphs of a devotion: an empty line separates them. */
export const paragraphsOf = (content: string): readonly string[] => content.split(/\n{2,}/);
