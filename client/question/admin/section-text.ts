export const title = "Questions";

// Pages of the section, in the command palette.
export const newPage = "New question";
export const filesPage = "Import and export questions";
