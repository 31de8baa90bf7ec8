import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Game rooms with adults and minors";
export const hint =
  "The last seven days, unless everybody there na adult or everybody na minor. People no fit write to each other there. Players dey see each other names, and people wey dey watch dey see the players names.";
export const loading = "The game rooms dey load...";
export const emptyTitle = "No room like that";
export const emptyHint = "For the last seven days, adults and minors no meet for any game room.";
export const privateBadge = "Private";
export const openBadge = "Open now";
export const openedBy = (host: string, when: string): string => `Na ${host} open am, ${when}`;
export const formerMember = "one former member";
export const playersLabel = (names: string): string => `Players: ${names}`;
export const watchersLabel = (names: string): string => `Watched: ${names}`;

export type Holds = Translates<typeof import("./game-room-text.ts"), typeof import("./game-room-text.pcm.ts")>;
