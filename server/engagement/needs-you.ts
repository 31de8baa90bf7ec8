import type { NeedsYouLine } from "../platform/needs-you.ts";
import { confessionsWaiting } from "./confession/box.ts";
import { podRequestsWaiting } from "./pod/pod.ts";
import { questionsWaiting } from "./question/answer.ts";

/** ADMIN-51: confessions, questions and requests for a mentor that wait. */
export const engagementNeedsYou = (today: () => string): NeedsYouLine[] => [
  { name: "confessions", count: (em) => confessionsWaiting(em, today()) },
  { name: "questions", count: questionsWaiting },
  { name: "pods", count: podRequestsWaiting },
];
