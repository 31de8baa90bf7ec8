import type { QueuedReport } from "../../../../schema/safety/api.ts";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Row, Stack } from "../../../ui/layout/stack.ts";
import { Excerpt } from "../../../ui/message/excerpt.tsx";
import { MessageExcerpt } from "../../../ui/message/message-item.ts";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import type { ChannelEvidence, MessageEvidence, NoteEvidence, ProfileEvidence, QuestionEvidence } from "./evidence.ts";
import { EvidenceMessage } from "./evidence-message.tsx";
import { EvidenceAnnouncement, EvidenceDevotion, EvidenceEvent } from "./evidence-published.tsx";
import { EvidenceRoom } from "./evidence-room.tsx";
import { EvidenceTalk } from "./evidence-talk.tsx";
import * as text from "./evidence-text.ts";
import { EvidenceAnswer, EvidenceComment, EvidencePost } from "./evidence-written.tsx";

/** What was reported, as it was then. Its kind says which shape the evidence has. */
export function EvidenceView({ kind, evidence }: { kind: QueuedReport["kind"]; evidence: object }) {
  switch (kind) {
    case "message":
      return <Message evidence={evidence} />;
    case "profile":
      return <Profile evidence={evidence} />;
    case "channel":
      return <Channel evidence={evidence} />;
    case "game_room":
      return <EvidenceRoom evidence={evidence} />;
    case "question":
      return <Question evidence={evidence} />;
    case "question_note":
    case "pod_reply":
      return <Note evidence={evidence} />;
    case "post":
      return <EvidencePost evidence={evidence} />;
    case "post_comment":
      return <EvidenceComment evidence={evidence} />;
    case "event":
      return <EvidenceEvent evidence={evidence} />;
    case "announcement":
      return <EvidenceAnnouncement evidence={evidence} />;
    case "devotion":
      return <EvidenceDevotion evidence={evidence} />;
    case "devotion_answer":
      return <EvidenceAnswer evidence={evidence} />;
  }
}

function Message({ evidence }: { evidence: MessageEvidence }) {
  return (
    <MessageExcerpt>
      {evidence.before?.map((message, at) => (
        <EvidenceMessage key={message.id ?? at} message={message} />
      ))}
      <EvidenceMessage message={evidence} isReported />
    </MessageExcerpt>
  );
}

function Profile({
  evidence: { full_name, bio, location, picture, member_since, birth_date, threads = [] },
}: {
  evidence: ProfileEvidence;
}) {
  const name = full_name ?? text.noName;
  return (
    <Stack $gap={16}>
      <Row $gap={12}>
        <Avatar name={name} src={picture ?? undefined} />
        <DescriptionList
          items={[
            { name: text.savedName, value: name },
            ...(bio ? [{ name: text.bioName, value: bio }] : []),
            ...(location ? [{ name: text.locationName, value: location }] : []),
            ...(member_since ? [{ name: text.memberSinceName, value: formatMoment(Date.parse(member_since)) }] : []),
            ...(birth_date ? [{ name: text.birthDateName, value: text.birthDateStates[birth_date] }] : []),
          ]}
        />
      </Row>
      {threads.map((talk, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored evidence never changes
        <EvidenceTalk key={at} talk={talk} />
      ))}
    </Stack>
  );
}

function Question({ evidence }: { evidence: QuestionEvidence }) {
  const { question = "", answer = "", leader_name, published_at } = evidence;
  return (
    <Stack $gap={16}>
      <Excerpt title={text.questionName}>{question}</Excerpt>
      <Excerpt title={text.answerName}>{answer}</Excerpt>
      <DescriptionList
        items={[
          { name: text.answeredByName, value: leader_name ?? text.unknownUser },
          ...(published_at ? [{ name: text.publishedName, value: formatMoment(Date.parse(published_at)) }] : []),
        ]}
      />
    </Stack>
  );
}

function Note({ evidence: { asked = "", note = "", leader_name, declined_at } }: { evidence: NoteEvidence }) {
  return (
    <Stack $gap={16}>
      <Excerpt title={text.askedName}>{asked}</Excerpt>
      <Excerpt title={text.noteName}>{note}</Excerpt>
      <DescriptionList
        items={[
          { name: text.writtenByName, value: leader_name ?? text.unknownUser },
          ...(declined_at ? [{ name: text.declinedName, value: formatMoment(Date.parse(declined_at)) }] : []),
        ]}
      />
    </Stack>
  );
}

function Channel({ evidence }: { evidence: ChannelEvidence }) {
  const { name, description, is_private, created_by_name, created_at, versions = [], messages = [] } = evidence;
  return (
    <Stack $gap={16}>
      <DescriptionList
        items={[
          { name: text.channelName, value: name },
          { name: text.descriptionName, value: description || text.noDescription },
          { name: text.accessName, value: is_private ? text.privateChannel : text.openChannel },
          { name: text.createdByName, value: created_by_name ?? text.unknownUser },
          ...(created_at ? [{ name: text.createdOnName, value: formatMoment(Date.parse(created_at)) }] : []),
        ]}
      />
      {versions.map((version) => (
        <Excerpt
          key={version.replaced_at}
          title={text.earlierChannel(
            formatMoment(Date.parse(version.replaced_at)),
            version.replaced_by_name ?? text.unknownUser,
          )}
        >
          {[version.name, version.description].filter(Boolean).join("\n")}
        </Excerpt>
      ))}
      <Heading level={3} size="lead">
        {text.newestMessagesTitle}
      </Heading>
      {messages.length === 0 ? (
        <Text $tone="muted">{text.noMessages}</Text>
      ) : (
        <MessageExcerpt>
          {messages.map((message, at) => (
            <EvidenceMessage key={message.id ?? at} message={message} />
          ))}
        </MessageExcerpt>
      )}
    </Stack>
  );
}
