export const heading = "Games";
export const lead = "Pull up a chair. There’s room for you.";
/** Several buttons say "Create Room". To screen readers each one names its game. */
export const createRoomLabel = (game: string): string => `Create Room, ${game}`;
export const ownGamesLink = "Your games";
export const leaderboardsTitle = "Leaderboards";
export const signInButton = "Sign In";

export const codeLabel = "Room code";
export const joinRoomButton = "Join Room";
export const codeHasLookAlike = "Codes never have 0, O, 1, I or L in them. Please check the code.";
export const codeHasStrangeCharacter = "A code has only letters and digits.";
export const codeTooShort = (length: number): string => `A code has ${length} letters and digits.`;

export const openRoomsTitle = "Open rooms";
export const loadingRooms = "Loading the open rooms...";
export const offline = "You’re offline. This list may be out of date.";
export const noRoomsTitle = "No open rooms yet";
export const noRoomsHint = "Create a room and it shows up here for everyone, or join a friend with their code.";
export const openRoomButton = "Open a room";
export const practiseButton = "Practise alone";
export const gameAndHost = (game: string, host: string): string => `${game}, hosted by ${host}`;
export const rounds = (count: number): string => `${count} rounds`;
export const joinButton = "Join";
export const joinLabel = (room: string): string => `Join ${room}`;
