import type { Translates } from "../language/translation.ts";
import type { AttachmentKind } from "./attachment.ts";

/** THREAD-57: what stands for the text of a message that has only a photo or voice note. */
export const attachmentNames: Readonly<Record<AttachmentKind, string>> = { photo: "Photo", voice: "Voice note" };

export type Holds = Translates<typeof import("./attachment-text.ts"), typeof import("./attachment-text.pcm.ts")>;
