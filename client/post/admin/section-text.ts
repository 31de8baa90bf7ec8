export const title = "Posts";
