// Not in waiting-text.ts: if only the waiting room and this sheet share a module, Rolldown writes an invalid file for the
// waiting room (https://github.com/rolldown/rolldown/issues/10734).

export const hint = "Point another phone’s camera at it.";
export const codeLabel = (roomName: string): string => `QR code of the link to ${roomName}`;
