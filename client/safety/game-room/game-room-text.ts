export const title = "Game rooms with adults and minors";
export const hint =
  "The last seven days, unless all players were adults or all were minors. Players can’t write to each other there, but they see the room’s name and each other’s names.";
export const loading = "Loading game rooms...";
export const emptyTitle = "No such rooms";
export const emptyHint = "In the last seven days, adults and minors did not meet in a game room.";
export const privateBadge = "Private";
export const openBadge = "Open now";
export const openedBy = (host: string, when: string): string => `Opened by ${host}, ${when}`;
export const formerMember = "a former member";
export const playersLabel = (names: string): string => `Players: ${names}`;
