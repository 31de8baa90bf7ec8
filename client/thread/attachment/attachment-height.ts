import type { UnsentAttachment } from "./file/unsent-attachment.ts";
import { photoHeight } from "./photo/photo-box.ts";
import { VOICE_PX } from "./voice/play/voice-height.ts";

/** About how high the photo or voice note of a message is, in pixels. */
export const attachmentHeight = (attachment: UnsentAttachment): number =>
  attachment.kind === "photo" ? photoHeight(attachment) : VOICE_PX;
