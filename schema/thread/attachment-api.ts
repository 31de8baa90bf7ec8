import { z } from "zod";
import { endpoint, upload } from "../endpoint.ts";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "../image.ts";
import { VOICE_MAX_BYTES } from "../limits.ts";
import { photo, voiceNote } from "./attachment.ts";

/** What a browser may record: Opus, in the container that it knows. */
export const VOICE_TYPES = ["audio/webm", "audio/ogg", "audio/mp4"] as const;

/** The media types of stored files. */
export const ATTACHMENT_TYPES = ["image/webp", ...VOICE_TYPES] as const;

const threadId = z.uuid();
const attachmentId = z.uuid();
/** The id that the client chose. The same file can be uploaded again under it until a message carries it. */
const fields = z.strictObject({ id: attachmentId });

export const uploadMessagePhoto = endpoint("POST /api/threads/:threadId/photos", "member", {
  summary:
    "Saves a photo that the caller is about to send in this thread, smaller and without its metadata. One that no message carries is removed after a day.",
  params: z.strictObject({ threadId }),
  body: upload({ fields, files: { photo: { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES } } }),
  output: photo,
  limit: { name: "message-photos", tries: 120, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});

export const uploadVoiceNote = endpoint("POST /api/threads/:threadId/voice-notes", "member", {
  summary: "The same for a voice note of up to 60 seconds.",
  params: z.strictObject({ threadId }),
  body: upload({ fields, files: { voice: { types: VOICE_TYPES, maxBytes: VOICE_MAX_BYTES } } }),
  output: voiceNote,
  limit: { name: "voice-notes", tries: 120, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});

export const readAttachment = endpoint("GET /api/attachments/:attachmentId", "member", {
  kind: "file",
  fileTypes: ATTACHMENT_TYPES,
  // Others must not get it any more once it is covered or deleted, or somebody else has signed in on the device.
  cache: "revalidated",
  summary: "The photo or voice note of a message that the caller can read, or their own before it is sent.",
  params: z.strictObject({ attachmentId }),
});

export const uncoverAttachment = endpoint("POST /api/attachments/:attachmentId/uncover", "member", {
  summary:
    "A safeguarding lead or admin has looked at a covered photo, or listened to a voice note: others get it too.",
  params: z.strictObject({ attachmentId }),
});
