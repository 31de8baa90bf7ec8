export const unknownUser = "Unknown User";
