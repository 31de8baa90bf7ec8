import { z } from "zod";

/** What a message can carry besides its text: one photo or one voice note. */
export const attachmentKinds = ["photo", "voice"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

const attachmentBase = z.strictObject({
  id: z.uuid(),
  /** A safeguarding lead has to look at it, or listen to it, before others can. Until then only its sender gets the file. */
  isCovered: z.literal(true).optional(),
});

export const photo = attachmentBase.extend({
  kind: z.literal("photo"),
  /** In pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** A WebP picture of at most 20 pixels on a side, in Base64: shown, blurred, until the photo is loaded. Empty while it is covered. */
  preview: z.base64(),
  /** The size of the file, so that a member who saves data knows what a tap costs. */
  bytes: z.int().min(1),
});
export type Photo = z.infer<typeof photo>;

export const voiceNote = attachmentBase.extend({
  kind: z.literal("voice"),
  seconds: z.number().positive(),
  bytes: z.int().min(1),
});
export type VoiceNote = z.infer<typeof voiceNote>;

export const attachment = z.discriminatedUnion("kind", [photo, voiceNote]);
export type Attachment = z.infer<typeof attachment>;
