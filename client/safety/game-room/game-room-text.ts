export const title = "Game rooms with adults and minors";
export const hint =
  "The last seven days, unless everyone there was an adult or everyone was a minor. People can’t write to each other there. Players see each other’s names, and people who watch see the players’ names.";
export const loading = "Loading game rooms...";
export const emptyTitle = "No such rooms";
export const emptyHint = "In the last seven days, adults and minors did not meet in a game room.";
export const privateBadge = "Private";
export const openBadge = "Open now";
export const openedBy = (host: string, when: string): string => `Opened by ${host}, ${when}`;
export const formerMember = "a former member";
export const playersLabel = (names: string): string => `Players: ${names}`;
export const watchersLabel = (names: string): string => `Watched: ${names}`;
