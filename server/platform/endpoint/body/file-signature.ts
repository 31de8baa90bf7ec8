type IsSigned = (start: string) => boolean;

/** How the files of a type begin, one character per byte. */
const signatures: Readonly<Record<string, IsSigned>> = {
  "image/png": (start) => start.startsWith("\x89PNG\r\n\x1a\n"),
  "image/jpeg": (start) => start.startsWith("\xff\xd8\xff"),
  "image/webp": (start) => start.startsWith("RIFF") && start.slice(8) === "WEBP",
};

/** Whether the bytes begin like a file of this type. True for types whose files have no known beginning. */
export function hasSignatureOf(type: string, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return signatures[type]?.(start) ?? true;
}
