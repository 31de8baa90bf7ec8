import Bug from "lucide-react/icons/bug";
import type { Activity } from "../../../schema/admin/api.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./activity-text.ts";

/** What members did and where the app crashed, newest first. A registration leads to its event. */
export function ActivityList({ activities, label }: { activities: readonly Activity[]; label: string }) {
  if (activities.length === 0) return <EmptyState level={3} title={text.emptyTitle} hint={text.emptyHint} />;
  return (
    <Stack as="ul" aria-label={label} $gap={4} style={{ marginInline: -12 }}>
      {activities.map((activity) => (
        <li key={activity.activityId}>
          <ActivityRow activity={activity} />
        </li>
      ))}
    </Stack>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { member, event, createdAt } = activity;
  return (
    <ListRow
      start={member ? <Avatar name={member.displayName} src={member.avatarUrl} /> : <CrashIcon />}
      title={member ? <MemberName name={member.displayName} roles={member.roles} /> : text.appName}
      detail={text.activityText(activity)}
      detailLines={3}
      end={<time dateTime={new Date(createdAt).toISOString()}>{shortTime(createdAt, Date.now())}</time>}
      {...(event && { to: `/event/${event.eventId}` })}
    />
  );
}

const CrashIcon = () => (
  <IconTile size="small">
    <Bug />
  </IconTile>
);
