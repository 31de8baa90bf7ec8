import type { Translates } from "../../../schema/language/translation.ts";

export const hint = "Point the camera of another phone at am.";
export const codeLabel = (roomName: string): string => `QR code of the link to ${roomName}`;

export type Holds = Translates<typeof import("./qr-sheet-text.ts"), typeof import("./qr-sheet-text.pcm.ts")>;
