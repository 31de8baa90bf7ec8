import Clock from "lucide-react/icons/clock";
import Siren from "lucide-react/icons/siren";
import type { QueuedReport, ReportSeverity } from "../../../schema/safety/api.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { useSession } from "../../net/session.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { clockOf } from "./report-clock.ts";
import * as text from "./report-text.ts";

const clockTones = { muted: "neutral", warning: "warning", danger: "danger" } as const;

/** The state of a report: how urgent it is and the time to respond, who handles it, or that it is closed. */
export function ReportBadges({ report }: { report: QueuedReport }) {
  return (
    <Cluster $gap={8}>
      {report.state !== "closed" && <SeverityBadge severity={report.severity} />}
      <StateBadge report={report} />
    </Cluster>
  );
}

function SeverityBadge({ severity }: { severity: ReportSeverity }) {
  if (severity === "severe") {
    return (
      <Badge tone="danger" icon={<Siren aria-hidden />}>
        {text.severeBadge}
      </Badge>
    );
  }
  return severity === "serious" && <Badge tone="warning">{text.seriousBadge}</Badge>;
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
