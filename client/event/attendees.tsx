import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../frame/query-state.tsx";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { Badge } from "../ui/badge/badge.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Grid, Row, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { attendeesQuery } from "./event-queries.ts";
import * as text from "./event-text.ts";
import { more } from "./share/share-text.ts";

/** Who is registered, for those who may know. */
export function Attendees({ eventId, isOver }: { eventId: string; isOver: boolean }) {
  const query = useQuery(attendeesQuery(eventId));
  const { attendees = [], total = 0 } = query.data ?? {};
  return (
    <Panel
      title={isOver ? text.pastAttendeesTitle : text.attendeesTitle}
      action={query.isSuccess && <Badge>{formatNumber(total)}</Badge>}
    >
      {query.isSuccess ? (
        <Stack $gap={12}>
          {total === 0 && <Text $tone="muted">{isOver ? text.noPastAttendees : text.noAttendees}</Text>}
          <Grid as="ul" $gap={12} $minWidth={180}>
            {attendees.map(({ displayName, avatarUrl, roles, isSelf }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the list has no ids
              <Row as="li" key={index} $gap={12}>
                <Avatar name={displayName} src={avatarUrl} size={36} lit={isSelf} />
                <Stack $gap={0} $align="start">
                  <Text $cut $weight={isSelf ? 700 : 400} style={{ maxWidth: "100%" }}>
                    {isSelf ? text.you(displayName) : displayName}
                  </Text>
                  <RoleBadges roles={roles} />
                </Stack>
              </Row>
            ))}
          </Grid>
          {total > attendees.length && <Text $tone="muted">{more(total - attendees.length)}</Text>}
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingAttendees} level={3} rows={3} />
      )}
    </Panel>
  );
}
