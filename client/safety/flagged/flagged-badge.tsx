import type { FlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import * as text from "./flagged-text.ts";

/** Whether someone has reviewed the message, and who. */
export function FlaggedBadge({ flagged: { reviewedAt, reviewer } }: { flagged: FlaggedMessage }) {
  if (reviewedAt === null) return <Badge tone="warning">{text.waitingBadge}</Badge>;
  return <Badge tone="success">{text.reviewedBy(reviewer?.displayName ?? text.goneMember)}</Badge>;
}
