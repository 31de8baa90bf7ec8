import Clock from "lucide-react/icons/clock";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { QueuedReport, ReportSeverity } from "../../../schema/safety/api.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { useSession } from "../../net/session.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { clockOf } from "./report-clock.ts";
import * as text from "./report-text.ts";

const tones: Readonly<Record<ReportSeverity, BadgeTone>> = { severe: "danger", serious: "warning", normal: "neutral" };
const clockTones = { muted: "neutral", warning: "warning", danger: "danger" } as const;

/** How urgent a report is and where it stands: the time to respond, who handles it, or that it is closed. */
export function ReportBadges({ report }: { report: QueuedReport }) {
  const { severity } = report;
  return (
    <Cluster $gap={8}>
      <Badge tone={tones[severity]} icon={severity === "severe" && <TriangleAlert aria-hidden />}>
        {text.severityLabels[severity]}
      </Badge>
      <StateBadge report={report} />
    </Cluster>
  );
}

function StateBadge({ report: { state, respondBy, owner } }: { report: QueuedReport }) {
  const session = useSession();
  const now = useMinute();
  if (state === "closed") return <Badge>{text.closedBadge}</Badge>;
  if (state === "taken") {
    const isOwn = session.status === "signed-in" && owner?.memberId === session.me.memberId;
    return (
      <Badge tone="success">{isOwn ? text.handledByYou : text.handledBy(owner?.displayName ?? text.goneMember)}</Badge>
    );
  }
  const clock = clockOf(respondBy, now);
  return (
    <Badge tone={clockTones[clock.tone]} icon={<Clock aria-hidden />}>
      {clock.text}
    </Badge>
  );
}
