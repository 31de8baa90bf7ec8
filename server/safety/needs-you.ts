import { type NeedsYouLine, nothingWaits } from "../platform/needs-you.ts";
import { newcomersWaiting } from "./age/newcomer.ts";
import { flaggedWaiting } from "./flagged/flagged.ts";
import { reportsWaiting } from "./report/report-queue.ts";

/** ADMIN-51: reports, flagged messages and newcomers that wait. `confirmsAges` as in the list of new members. */
export const safetyNeedsYou = ({ confirmsAges }: { confirmsAges: boolean }): NeedsYouLine[] => [
  { name: "reports", count: reportsWaiting },
  { name: "flagged", count: flaggedWaiting },
  { name: "newcomers", count: async (em) => (confirmsAges ? await newcomersWaiting(em) : nothingWaits) },
];
