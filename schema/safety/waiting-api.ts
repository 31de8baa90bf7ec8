import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** How much waits in each section of /safety that has its own list. */
const waiting = z.strictObject({
  /** Open reports, taken or not. */
  reports: z.int(),
  /** Flagged messages that nobody has reviewed. */
  flagged: z.int(),
  /** Entries of the Confession Box that wait for an answer. */
  confessions: z.int(),
  /** What parents ask that nobody has answered or closed. */
  parents: z.int(),
  /** Questions to the leaders that wait for an answer. */
  questions: z.int(),
  /** Requests for a mentor. */
  pods: z.int(),
  /** Members whose birth date waits for confirmation. */
  newcomers: z.int(),
});
export type Waiting = z.infer<typeof waiting>;

export const countWaiting = endpoint("GET /api/admin/waiting", "admin", {
  summary: "How much waits for the caller in the lists of /safety: reports, flagged messages, confessions and others.",
  output: waiting,
});
