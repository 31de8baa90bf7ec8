export const title = "Devotions";

// Pages of the section, in the command palette.
export const newPage = "New devotion";
export const draftPage = "Draft a devotion with AI";
