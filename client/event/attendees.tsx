import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../frame/query-state.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { attendeesQuery } from "./event-queries.ts";
import * as text from "./event-text.ts";

/** Who is registered, for those who may know. */
export function Attendees({ eventId }: { eventId: string }) {
  const query = useQuery(attendeesQuery(eventId));
  return (
    <Panel title={text.attendeesTitle}>
      {query.isSuccess ? (
        <Stack as="ul" $gap={8}>
          {query.data.attendees.map(({ displayName, isSelf }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the list has no ids
            <Row as="li" key={index} $gap={12}>
              <Avatar name={displayName} size={32} />
              <Text>{isSelf ? text.you(displayName) : displayName}</Text>
            </Row>
          ))}
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingAttendees} level={3}>
          <SkeletonRows rows={3} />
        </QueryState>
      )}
    </Panel>
  );
}
