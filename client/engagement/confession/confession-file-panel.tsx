import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ConfessionFile } from "../../../schema/engagement/confession-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { confessionQuery, useCloseConfession } from "./box-queries.ts";
import * as text from "./confession-text.ts";
import { formatDate } from "./slip.ts";

/** One entry of the Confession Box, for leads and admins. */
export function ConfessionFilePanel() {
  const { confessionId = "" } = useParams();
  const query = useQuery(confessionQuery(confessionId));
  return (
    <Stack $gap={24}>
      <BackLink to="/safety/confessions">{text.backLink}</BackLink>
      {query.data ? <File file={query.data} /> : <QueryState query={query} label={text.loadingFile} rows={4} />}
    </Stack>
  );
}

function File({ file }: { file: ConfessionFile }) {
  const { confessionId, state, messages, expiresOn } = file;
  const { mutate: close, isPending } = useCloseConfession(confessionId, messages.length);
  const contact = messages.find(({ contactKind }) => contactKind !== null)?.contactKind;
  return (
    <>
      <Stack $gap={12}>
        <Heading level={1}>{text.fileTitle}</Heading>
        <Cluster role="status" $gap={8}>
          <Badge tone={state === "waiting" ? "warning" : "neutral"}>{text.stateBadges[state]}</Badge>
        </Cluster>
      </Stack>
      {contact && (
        <Notice tone="warning" title={text.contactNotes[contact]}>
          {text.contactHint}
        </Notice>
      )}
      <Stack as="ul" $gap={8}>
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
          <li key={index}>
            <Bubble
              own={message.author === "leader"}
              author={text.writerName}
              {...(message.author === "leader" && { spokenAuthor: `${message.leaderName ?? text.goneLeader}: ` })}
              meta={
                <MessageMeta>
                  <Meta message={message} />
                </MessageMeta>
              }
            >
              {message.text}
            </Bubble>
          </li>
        ))}
      </Stack>
      {state !== "withdrawn" && <AnswerForm confessionId={confessionId} seen={messages.length} />}
      {(state === "waiting" || state === "answered") && (
        <Button variant="secondary" busy={isPending} onClick={() => close()}>
          {state === "waiting" ? text.closeButton : text.closeAnsweredButton}
        </Button>
      )}
      <SecondaryText>{`${text.expires(formatDate(expiresOn))} ${text.recordedHint}`}</SecondaryText>
    </>
  );
}

/** The date, and who answered. */
function Meta({ message }: { message: ConfessionFile["messages"][number] }) {
  const { author, writtenOn, leaderName, leaderRoles } = message;
  const date = formatDate(writtenOn);
  if (author !== "leader") return date;
  const leader = { displayName: leaderName ?? text.goneLeader, roles: leaderRoles };
  return <NamesInSentence sentence={`${leader.displayName}, ${date}`} members={[leader]} />;
}
