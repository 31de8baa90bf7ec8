import { z } from "zod";
import { shownRoles } from "../member/shown-member.ts";
import { attachment } from "./attachment.ts";

/** A message of a channel that is to be forwarded. */
export const forwardedMessage = z.strictObject({ threadId: z.uuid(), seq: z.int().min(1) });
export type ForwardedMessage = z.infer<typeof forwardedMessage>;

/** The original of a forward, in its current version. */
export const original = z.strictObject({
  threadId: z.uuid(),
  channelName: z.string(),
  seq: z.int(),
  senderId: z.uuid(),
  senderName: z.string(),
  /** Omitted if there are none. */
  senderRoles: shownRoles.optional(),
  /** Empty if it was deleted. */
  text: z.string(),
  /** Its photo or voice note. */
  attachment: attachment.optional(),
  isDeleted: z.boolean(),
});
export type Original = z.infer<typeof original>;

/** What a forward shows of its original: nothing to readers who cannot read that. */
export const forwarded = z.strictObject({ isUnreadable: z.literal(true) }).or(original);
export type Forwarded = z.infer<typeof forwarded>;
