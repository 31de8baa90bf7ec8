import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeclinedPodRequest } from "../../../schema/engagement/pod-api.ts";
import { hasAccess } from "../../frame/access.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, Text } from "../../ui/text/text.tsx";
import { joinReply } from "../engagement-text.ts";
import { Reply } from "../reply.tsx";
import { declinedPodsQuery } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

/** SAFE-61: leads and admins read along what mentors wrote back. Each look is recorded, so it needs a press. */
export function DeclinedRequests() {
  const { me } = useSession();
  const [isShown, setIsShown] = useState(false);
  if (!hasAccess("guardian", me)) return null;
  return (
    <Stack as="section" aria-labelledby="declined-requests" $gap={12}>
      <Heading id="declined-requests" level={3}>
        {text.declinedTitle}
      </Heading>
      <Text $tone="muted">{text.declinedHint}</Text>
      {isShown ? (
        <DeclinedList />
      ) : (
        <Button variant="secondary" style={{ alignSelf: "flex-start" }} onClick={() => setIsShown(true)}>
          {text.showDeclinedButton}
        </Button>
      )}
    </Stack>
  );
}

function DeclinedList() {
  const query = useQuery(declinedPodsQuery);
  if (!query.data) return <QueryState query={query} label={text.loadingDeclined} level={3} rows={3} />;
  const { requests, total } = query.data;
  if (requests.length === 0) return <Text>{text.nothingDeclined}</Text>;
  return (
    <>
      <Stack as="ul" aria-labelledby="declined-requests" $gap={12}>
        {requests.map((request) => (
          <DeclinedCard key={request.requestId} request={request} />
        ))}
      </Stack>
      {total > requests.length && <Text $tone="muted">{text.more(total - requests.length)}</Text>}
    </>
  );
}

const DeclinedCard = ({
  request: { displayName, roles, topic, message, mentorName, mentorRoles, declineReason, reply, declinedAt },
}: {
  request: DeclinedPodRequest;
}) => (
  <Card as="li" $padding={16}>
    <Stack $gap={12}>
      <Stack $gap={4}>
        <Heading level={4} size="lead">
          <MemberName name={displayName} roles={roles} />
        </Heading>
        <Text $size="small" $tone="muted">
          {`${text.topics[topic]} · ${formatDay(declinedAt)}`}
        </Text>
      </Stack>
      <MultilineText>{message}</MultilineText>
      <Reply
        label={text.declinedBy(mentorName)}
        writer={mentorName === null ? null : { displayName: mentorName, roles: mentorRoles }}
      >
        {joinReply(text.reasons[declineReason], reply)}
      </Reply>
    </Stack>
  </Card>
);
