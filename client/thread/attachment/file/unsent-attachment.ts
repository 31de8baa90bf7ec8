import type { Photo, VoiceNote } from "../../../../schema/thread/attachment.ts";

/** A photo or voice note of this member that no message carries yet. Its file is in the store of files. */
export type UnsentAttachment = (
  | Pick<Photo, "kind" | "id" | "width" | "height" | "bytes">
  | Pick<VoiceNote, "kind" | "id" | "seconds" | "bytes">
) & {
  /** The server has the file. It keeps one for a day. */
  isUploaded?: true;
};

export type UnsentVoice = Extract<UnsentAttachment, { kind: "voice" }>;

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Reads a saved one, which an older version, another page or the member may have written. Undefined if it is none. */
export function asUnsentAttachment(saved: unknown): UnsentAttachment | undefined {
  if (typeof saved !== "object" || saved === null) return undefined;
  const { kind, id, width, height, seconds, bytes, isUploaded } = saved as Record<string, unknown>;
  if (typeof id !== "string" || !isSize(bytes)) return undefined;
  const shared = { id, bytes, ...(isUploaded === true && { isUploaded: true as const }) };
  if (kind === "photo" && isSize(width) && isSize(height)) return { kind, width, height, ...shared };
  if (kind === "voice" && typeof seconds === "number" && seconds > 0) return { kind, seconds, ...shared };
  return undefined;
}

/** The key of its file on this device. */
export const fileKeyOf = (memberId: string, id: string): string => `${memberId} ${id}`;
