import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { REPORT_NOTE_MAX_LENGTH } from "../limits.ts";

const done = z.strictObject({ done: z.literal(true) });
const memberId = z.uuid();

export const reportReasons = ["bullying", "sexual", "hate", "self-harm", "scam", "other"] as const;
/** What can be reported. */
export const reportKinds = ["message", "profile"] as const;
export const reportStates = ["open", "taken", "closed"] as const;

export const listBlocked = endpoint({
  method: "GET",
  path: "/api/safety/blocks",
  caller: "member",
  summary: "Whom the caller has blocked.",
  output: z.strictObject({ blocked: z.array(z.strictObject({ memberId, displayName: z.string() })) }),
});

export const block = endpoint({
  method: "PUT",
  path: "/api/safety/blocks/:memberId",
  caller: "member",
  summary: "Blocks a member: neither can write to or find the other.",
  params: z.strictObject({ memberId }),
  output: done,
});

export const unblock = endpoint({
  method: "DELETE",
  path: "/api/safety/blocks/:memberId",
  caller: "member",
  summary: "Takes a block back.",
  params: z.strictObject({ memberId }),
  output: done,
});

export const report = endpoint({
  method: "POST",
  path: "/api/safety/reports",
  caller: "member",
  summary: "Reports a message or a profile that the caller can see. The words are kept as they are now.",
  body: z.strictObject({
    kind: z.enum(reportKinds),
    /** The message's or the member's id. */
    subjectId: z.uuid(),
    reason: z.enum(reportReasons),
    note: z
      .string()
      .trim()
      .max(REPORT_NOTE_MAX_LENGTH)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n\t])*$/u)
      .default(""),
  }),
  output: z.strictObject({ reportId: z.uuid() }),
});

export const listOwnReports = endpoint({
  method: "GET",
  path: "/api/safety/reports/mine",
  caller: "member",
  summary: "What the caller has reported, and what became of it.",
  output: z.strictObject({
    reports: z.array(
      z.strictObject({
        reportId: z.uuid(),
        kind: z.enum(reportKinds),
        reason: z.enum(reportReasons),
        state: z.enum(reportStates),
        outcome: z.string(),
        createdAt: z.number(),
      }),
    ),
  }),
});

export const safetyApi = { listBlocked, block, unblock, report, listOwnReports };
