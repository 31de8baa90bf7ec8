import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { kindNames } from "./attachment-name-text.ts";

interface Shortened {
  readonly text: string;
  readonly attachmentKind?: AttachmentKind | undefined;
}

/** THREAD-57: a message in a line: its text, or what it carries instead. Empty if it has neither. */
export const lineOf = ({ text, attachmentKind }: Shortened): string =>
  text || (attachmentKind ? kindNames[attachmentKind] : "");
