import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownMember } from "../member/shown-member.ts";
import { seenAudience, seenMark } from "./seen.ts";

export const listSeenMarks = endpoint("GET /api/threads/:threadId/seen", "member", {
  summary:
    "The members of a thread who have read messages of the caller and show it to them, each with the newest of these messages. Empty in channels of more than 30 members.",
  limit: { name: "seen-marks", tries: 1200, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ threadId: z.uuid() }),
  output: z.strictObject({ marks: z.array(shownMember.extend({ seq: seenMark.shape.seq })) }),
});

const seenSetting = z.strictObject({
  audience: seenAudience,
  /** What the caller can choose: where ages do not matter, nobody is among the young. */
  choices: z.array(seenAudience),
});
export type SeenSetting = z.infer<typeof seenSetting>;

export const readSeenSetting = endpoint("GET /api/seen-setting", "member", {
  summary: "To whom the caller shows that they have read a message.",
  output: seenSetting,
});

export const saveSeenSetting = endpoint("PUT /api/seen-setting", "member", {
  summary: "Sets to whom the caller shows that they have read a message. They see it of the same members.",
  limit: { name: "seen-setting", tries: 120, seconds: 60 * 60, per: "account" },
  body: z.strictObject({ audience: seenAudience }),
  output: seenSetting,
});
