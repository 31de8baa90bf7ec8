import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PodRequest } from "../../../schema/engagement/pod-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { DeclineRequest } from "./decline-request.tsx";
import { DeclinedRequests } from "./declined-requests.tsx";
import { OpenDialog } from "./open-dialog.tsx";
import { podRequestsQuery } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

/** What a mentor is about to do with a request. */
interface Step {
  kind: "open" | "decline";
  request: PodRequest;
}

/** Where mentors open pods for those who ask. */
export const PodRequestsPanel = () => (
  <Stack as="section" aria-labelledby="pod-requests" $gap={16}>
    <Heading id="pod-requests" level={2}>
      {text.listTitle}
    </Heading>
    <Text $tone="muted">{text.listHint}</Text>
    <RequestList />
    <DeclinedRequests />
  </Stack>
);

function RequestList() {
  const query = useQuery(podRequestsQuery);
  const [step, setStep] = useState<Step>();
  if (!query.data) return <QueryState query={query} label={text.loadingRequests} level={3} rows={3} />;
  const { requests, total, pods, allowsWords } = query.data;
  const close = () => setStep(undefined);
  return (
    <>
      {requests.length === 0 ? (
        <EmptyState
          picture={<TablePicture seats={4} names={[]} />}
          level={3}
          title={text.emptyTitle}
          hint={text.emptyHint}
        />
      ) : (
        <Stack as="ul" aria-label={text.listTitle} $gap={12}>
          {requests.map((request) => (
            <RequestCard
              key={request.requestId}
              request={request}
              onOpen={() => setStep({ kind: "open", request })}
              onDecline={() => setStep({ kind: "decline", request })}
            />
          ))}
        </Stack>
      )}
      {total > requests.length && <Text $tone="muted">{text.more(total - requests.length)}</Text>}
      {step?.kind === "open" && <OpenDialog request={step.request} pods={pods} onClose={close} />}
      {step?.kind === "decline" && <DeclineRequest request={step.request} allowsWords={allowsWords} onClose={close} />}
    </>
  );
}

interface CardProps {
  request: PodRequest;
  onOpen: () => void;
  onDecline: () => void;
}

const RequestCard = ({ request: { displayName, roles, topic, message, askedAt }, onOpen, onDecline }: CardProps) => (
  <Card as="li" $padding={16}>
    <Stack $gap={12}>
      <Stack $gap={4}>
        <Heading level={3} size="lead">
          <MemberName name={displayName} roles={roles} />
        </Heading>
        <SecondaryText>{`${text.topics[topic]} · ${formatDay(askedAt)}`}</SecondaryText>
      </Stack>
      <MultilineText>{message}</MultilineText>
      <Cluster $gap={12}>
        <Button onClick={onOpen}>{text.openButton}</Button>
        <Button variant="secondary" onClick={onDecline}>
          {text.declineButton}
        </Button>
      </Cluster>
    </Stack>
  </Card>
);
