import { z } from "zod";

/** To whom a member shows that they have read a message. The young are members of whom it is confirmed that they are minors. */
export const seenAudiences = ["everyone", "young", "nobody"] as const;
export const seenAudience = z.enum(seenAudiences);
export type SeenAudience = z.infer<typeof seenAudience>;

/** The newest message of the recipient that this member has read. */
export const seenMark = z.strictObject({ memberId: z.uuid(), seq: z.int().min(1) });
export type SeenMark = z.infer<typeof seenMark>;
