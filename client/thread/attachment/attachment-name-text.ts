import type { AttachmentKind } from "../../../schema/thread/attachment.ts";

/** What stands for the text of a message that has only a photo or voice note. */
export const kindNames: Readonly<Record<AttachmentKind, string>> = { photo: "Photo", voice: "Voice note" };
