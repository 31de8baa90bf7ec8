import type { Translates } from "../../../schema/language/translation.ts";

export const heading = "Games";
export const lead = "Draw chair come. Space dey for you.";
/** Several buttons say "Create Room". To screen readers each one names its game. */
export const createRoomLabel = (game: string): string => `Create Room, ${game}`;
export const ownGamesLink = "Your games";
export const leaderboardsTitle = "Leaderboards";
export const signInButton = "Sign In";

export const codeLabel = "Room code";
export const joinRoomButton = "Join Room";
export const codeHasLookAlike = "Code no dey ever get 0, O, 1, I or L inside. Abeg check the code.";
export const codeHasStrangeCharacter = "Code dey get only letters and numbers.";
export const codeTooShort = (length: number): string => `Code dey get ${length} letters and numbers.`;

export const openRoomsTitle = "Open rooms";
export const loadingRooms = "The open rooms dey load...";
export const offline = "Network no dey. This list fit don old.";
export const noRoomsTitle = "No open rooms dey yet";
export const noRoomsHint = "Create one room and everybody go see am here, or join your friend with the code.";
export const openRoomButton = "Open one room";
export const practiseButton = "Practice alone";
export const gameAndHost = (game: string, host: string): string => `${game}, host na ${host}`;
export const rounds = (count: number): string => `${count} rounds`;
export const joinButton = "Join";
export const joinLabel = (room: string): string => `Join ${room}`;

export type Holds = Translates<typeof import("./list-text.ts"), typeof import("./list-text.pcm.ts")>;
