import type { PostReport } from "../../schema/post/admin-api.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { shortTime } from "../ui/format/short-time.ts";
import { Panel } from "../ui/layout/card.tsx";
import { ListRow } from "../ui/layout/list-row.tsx";
import { Stack } from "../ui/layout/stack.ts";
import * as text from "./post-reports-text.ts";
import { reasonLabels } from "./safety-text.ts";

const tones = { open: "warning", taken: "accent", closed: "neutral" } as const;

/** The reports of a post and of its comments. Each leads to its page. */
export const PostReportsPanel = ({ reports }: { reports: readonly PostReport[] }) => (
  <Panel title={text.title}>
    <Stack as="ul" $gap={4}>
      {reports.map(({ reportId, reason, kind, createdAt, state }) => (
        <li key={reportId}>
          <ListRow
            to={`/safety/reports/${reportId}`}
            title={reasonLabels[reason]}
            detail={`${text.subjects[kind]}, ${shortTime(createdAt, Date.now())}`}
            end={<Badge tone={tones[state]}>{text.states[state]}</Badge>}
          />
        </li>
      ))}
    </Stack>
  </Panel>
);
