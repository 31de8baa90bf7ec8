import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { attachmentNames } from "../../../schema/thread/attachment-text.ts";
import { forwardedMessage } from "../../../schema/thread/forward-text.ts";

interface Shortened {
  readonly text: string;
  readonly attachmentKind?: AttachmentKind | undefined;
  readonly isForward?: true | undefined;
}

/** THREAD-57, THREAD-87: a message in one line: its text, or the name of what it carries. Empty if it has neither. */
export function lineOf({ text, attachmentKind, isForward }: Shortened): string {
  if (text !== "") return text;
  if (attachmentKind) return attachmentNames[attachmentKind];
  return isForward ? forwardedMessage : "";
}
