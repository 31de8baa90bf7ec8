export const screenTitle = "Game settings";
export const heading = "Create Game Room";
export const nameLabel = "Room Name";
export const nameHint = "What your friends see first.";
export const nameRequiredTitle = "Room Name Required";
export const nameRequired = "Please enter a name for your game room.";
export const maxPlayersLabel = "Maximum Players";
export const timeLimitLabel = "Time Limit";
export const publicHint = "Anyone can find it under Games.";
export const privateHint = "Only people with the code or the link.";
export const creatingButton = "Creating...";
export const createdTitle = "Room Created!";
export const createdMessage = "Invite your friends with the code or the link.";

export const previewTitle = "Preview";
/** The room's name while none is entered. */
export const unnamedRoom = "Your room";
export const typeLabel = "Type";
export const upToPlayers = (maxPlayers: number): string => `Up to ${maxPlayers}`;
export const seconds = (count: number): string => `${count} seconds`;
