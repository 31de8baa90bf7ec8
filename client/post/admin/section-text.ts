export const title = "Posts";

// Pages of the section, in the command palette.
export const newPage = "New post";
