import { listOf } from "../../../ui/format/format.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { MessageExcerpt } from "../../../ui/message/message-item.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import type { TalkEvidence } from "./evidence.ts";
import { EvidenceMessage } from "./evidence-message.tsx";
import * as text from "./evidence-text.ts";

/** A conversation or a channel in which somebody who counted as a minor talked with minors. */
export function EvidenceTalk({ talk: { kind, name, people = [], messages = [] } }: { talk: TalkEvidence }) {
  const names = listOf(people.map(({ display_name }) => display_name ?? text.unknownUser));
  return (
    <Stack $gap={8}>
      <Heading level={3} size="lead">
        {kind === "channel" ? text.channelWith(name ?? text.noName, names) : text.conversationWith(names)}
      </Heading>
      <MessageExcerpt>
        {messages.map((message, at) => (
          <EvidenceMessage key={message.id ?? at} message={message} />
        ))}
      </MessageExcerpt>
    </Stack>
  );
}
