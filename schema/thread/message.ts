import { z } from "zod";

/** A message as those who may read it see it. A deleted one keeps its place and loses its words. */
export const message = z.strictObject({
  messageId: z.uuid(),
  /** The place in its thread, from 1, without holes: the server's order. */
  seq: z.int(),
  /** The sender's own name for it, so that a phone recognises what it sent; pages leave everybody else's empty. */
  requestId: z.string(),
  senderId: z.uuid(),
  senderName: z.string(),
  content: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** A stretch of a thread, oldest first. */
export const messagePage = z.strictObject({
  messages: z.array(message),
  /** Whether there is more in the direction that was asked for. */
  hasMore: z.boolean(),
});

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Without a cursor the newest; `before` scrolls up; `after` fills a gap. */
export const pageQuery = z
  .strictObject({ before: seq.optional(), after: seq.optional() })
  .refine(({ before, after }) => before === undefined || after === undefined, { error: "before or after, not both" });
