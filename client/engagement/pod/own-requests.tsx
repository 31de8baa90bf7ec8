import type { OwnPodRequest } from "../../../schema/engagement/pod-api.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { joinReply } from "../engagement-text.ts";
import { Reply } from "../reply.tsx";
import { useWithdrawPodRequest } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

const tones: Readonly<Record<OwnPodRequest["state"], BadgeTone>> = {
  waiting: "accent",
  opened: "success",
  declined: "neutral",
  withdrawn: "neutral",
};

/** What the member has asked for, newest first, with the way into each pod. */
export const OwnRequests = ({ requests }: { requests: readonly OwnPodRequest[] }) => (
  <Stack as="section" aria-labelledby="own-requests" $gap={12}>
    <Heading id="own-requests" level={2} size="title">
      {text.ownTitle}
    </Heading>
    <Stack as="ul" $gap={12}>
      {requests.map((request) => (
        <OwnRequest key={request.requestId} request={request} />
      ))}
    </Stack>
  </Stack>
);

function OwnRequest({ request }: { request: OwnPodRequest }) {
  const { requestId, topic, message, state, mentorName, mentorRoles, declineReason, reply, askedAt } = request;
  const mentor = mentorName === null ? null : { displayName: mentorName, roles: mentorRoles };
  const { mutate: withdraw, isPending } = useWithdrawPodRequest();
  return (
    <Card as="li" $padding={16}>
      <Stack $gap={12}>
        <Cluster $gap={8}>
          <Badge tone={tones[state]}>{text.ownStates[state]}</Badge>
          <SecondaryText as="span">{`${text.topics[topic]} · ${formatDay(askedAt)}`}</SecondaryText>
        </Cluster>
        <MultilineText>{message}</MultilineText>
        {state === "opened" && mentorName !== null && (
          <Text as="div" $weight={700}>
            <NamesInSentence sentence={text.withMentor(mentorName)} members={[mentor]} />
          </Text>
        )}
        {declineReason !== null && (
          <Reply
            label={text.replyLabel(mentorName)}
            writer={mentor}
            subject={reply === null ? null : { kind: "pod_reply", requestId }}
          >
            {joinReply(text.reasons[declineReason], reply)}
          </Reply>
        )}
        <PodLink request={request} />
        {state === "waiting" && (
          <Button
            variant="secondary"
            busy={isPending}
            style={{ alignSelf: "flex-start" }}
            onClick={() => withdraw(requestId)}
          >
            {text.withdrawButton}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function PodLink({ request: { pod } }: { request: OwnPodRequest }) {
  if (pod === null) return null;
  return (
    <ButtonLink
      to={pod.isMember ? `/community/channel/${pod.channelId}` : "/community"}
      style={{ alignSelf: "flex-start" }}
    >
      {pod.isMember ? text.openPodLink : text.invitationLink}
    </ButtonLink>
  );
}
