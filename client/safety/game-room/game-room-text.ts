export const title = "Game rooms with adults and minors";
export const hint =
  "The rooms of the last seven days in which an adult sat with someone who is not a confirmed adult. Players can’t write to each other there, but they see the room’s name and each other’s names.";
export const loading = "Loading game rooms...";
export const emptyTitle = "No such rooms";
export const emptyHint = "In the last seven days, no adult sat in a game room with a minor.";
export const privateBadge = "Private";
export const openBadge = "Open now";
export const openedBy = (host: string, when: string): string => `Opened by ${host}, ${when}`;
export const formerMember = "a former member";
export const playersLabel = (names: string): string => `Players: ${names}`;
