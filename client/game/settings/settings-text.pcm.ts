import type { Translates } from "../../../schema/language/translation.ts";

export const screenTitle = "Game settings";
export const heading = "Create Game Room";
export const nameLabel = "Room Name";
export const nameHint = "Na wetin your friends go see first.";
export const nameRequiredTitle = "Room need name";
export const nameRequired = "Abeg put name for your game room.";
export const maxPlayersLabel = "Maximum Players";
export const timeLimitLabel = "Time Limit";
export const publicHint = "Anybody fit see am for Games.";
export const privateHint = "Only people wey get the code or the link.";
export const creatingButton = "E dey create...";
export const createdTitle = "Room don ready!";
export const createdMessage = "Invite your friends with the code or the link.";

export const previewTitle = "Preview";
/** The room's name while none is entered. */
export const unnamedRoom = "Your room";
export const typeLabel = "Type";
export const upToPlayers = (maxPlayers: number): string => `Up to ${maxPlayers}`;
export const seconds = (count: number): string => `${count} seconds`;

export type Holds = Translates<typeof import("./settings-text.ts"), typeof import("./settings-text.pcm.ts")>;
