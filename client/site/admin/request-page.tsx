import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import type { RequestFile } from "../../../schema/site/admin-api.ts";
import type { ParentAsk } from "../../../schema/site/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { BackLink } from "../../ui/button/back-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "./request-admin-text.ts";
import { RequestAnswer } from "./request-answer.tsx";
import { senderOf } from "./request-columns.tsx";
import { RequestHandling } from "./request-handling.tsx";
import { requestQuery } from "./request-queries.ts";

const backLink = <BackLink to="/admin/messages">{text.backLink}</BackLink>;
const parentsLink = <BackLink to="/safety/parents">{text.allParentsLink}</BackLink>;

export const RequestPage = () => <RequestView back={backLink} />;

/** The same for what a parent asked, where safeguarding leads see it too. */
export const ParentRequestPage = () => <RequestView back={parentsLink} />;

/** One request: what was sent, who handles it, and the answer. */
function RequestView({ back }: { back: ReactNode }) {
  const { requestId = "" } = useParams();
  const query = useQuery(requestQuery(requestId));
  const code = codeOf(query.error);
  const isGone = query.isError && (code === "inbox/not-found" || code === "request/invalid");
  if (query.data && !isGone) return <Page request={query.data} back={back} />;
  return (
    <SectionScreen title={text.title} back={back}>
      {isGone ? (
        <EmptyState title={text.notFoundTitle} hint={text.notFoundHint} />
      ) : (
        <QueryState query={query} label={text.loadingRequest} rows={6} />
      )}
    </SectionScreen>
  );
}

function Page({ request, back }: { request: RequestFile; back: ReactNode }) {
  const { requestId, kind, message } = request;
  return (
    <SectionScreen
      title={senderOf(request)}
      lead={text.kindNames[kind]}
      visitKey={`admin-request-${requestId}`}
      back={back}
      width="wide"
    >
      <TwoColumns $side={360}>
        <Stack $gap={24}>
          {request.ask !== null && <Child ask={request.ask} childName={request.childName ?? text.nothing} />}
          <Panel title={text.messageTitle}>
            {message === null ? <Text $tone="muted">{text.noMessage}</Text> : <MultilineText>{message}</MultilineText>}
          </Panel>
          <RequestAnswer request={request} />
        </Stack>
        <Stack $gap={24}>
          <RequestHandling request={request} />
          <Sender request={request} />
        </Stack>
      </TwoColumns>
      <SecondaryText>{text.recordedHint}</SecondaryText>
    </SectionScreen>
  );
}

const Child = ({ ask, childName }: { ask: ParentAsk; childName: string }) => (
  <Panel title={text.childTitle}>
    <Stack $gap={12}>
      <DescriptionList
        items={[
          { name: text.childName, value: childName },
          { name: text.askName, value: text.askNames[ask] },
        ]}
      />
      <Text $tone="muted">{text.askHints[ask]}</Text>
    </Stack>
  </Panel>
);

function Sender({ request: { name, email, phone, sender, createdAt } }: { request: RequestFile }) {
  const account = sender ? (
    <Cluster as="span" $gap={8}>
      <Link to={`/admin/users/${sender.memberId}`}>{sender.displayName}</Link>
      <RoleBadges roles={sender.roles} />
    </Cluster>
  ) : (
    text.noAccount
  );
  return (
    <Panel title={text.senderTitle}>
      <DescriptionList
        items={[
          ...(name === null ? [] : [{ name: text.nameName, value: name }]),
          ...(email === null ? [] : [{ name: text.emailName, value: email }]),
          ...(phone === null ? [] : [{ name: text.phoneName, value: phone }]),
          { name: text.receivedName, value: formatMoment(createdAt) },
          { name: text.accountName, value: account },
        ]}
      />
    </Panel>
  );
}
