export const title = "Users";
