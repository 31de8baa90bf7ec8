import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { attachmentNames } from "../../../schema/thread/attachment-text.ts";

interface Shortened {
  readonly text: string;
  readonly attachmentKind?: AttachmentKind | undefined;
}

/** THREAD-57: a message in one line: its text, or the name of what it carries. Empty if it has neither. */
export const lineOf = ({ text, attachmentKind }: Shortened): string =>
  text || (attachmentKind ? attachmentNames[attachmentKind] : "");
