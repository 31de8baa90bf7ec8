import Hash from "lucide-react/icons/hash";
import Lock from "lucide-react/icons/lock";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import styled from "styled-components";
import type { SupervisedThread } from "../../../schema/safety/supervised-api.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { listOf, shortDateFormat } from "../../ui/format/format.ts";
import { shortCount } from "../../ui/format/short-count.ts";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import * as text from "./supervised-text.ts";

const End = styled.span`display: grid; gap: 4px; justify-items: end;`;

const date = shortDateFormat();

/** How a thread is shown: its name, what it is, where it is read. */
function shownThread(thread: SupervisedThread): { title: ReactNode; detail: string; to: string; icon: ReactNode } {
  const since = date.format(thread.supervisedSince);
  if (thread.kind === "conversation") {
    return {
      title: (
        <NamesInSentence
          sentence={listOf(thread.people.map(({ displayName }) => displayName))}
          members={thread.people}
        />
      ),
      detail: text.conversationDetail(since),
      to: `/messages?with=${thread.threadId}`,
      icon: <MessageCircle aria-hidden />,
    };
  }
  return {
    title: thread.name,
    detail: text.channelDetail(thread.isPrivate, thread.memberCount, since),
    to: `/community/channel/${thread.threadId}`,
    icon: thread.isPrivate ? <Lock aria-hidden /> : <Hash aria-hidden />,
  };
}

/** A conversation or a channel that the reader supervises, as a link to it. */
export function SupervisedRow({ thread }: { thread: SupervisedThread }) {
  const { title, detail, to, icon } = shownThread(thread);
  const { lastMessageAt, unread } = thread;
  return (
    <ListRow
      to={to}
      wrap
      start={icon}
      title={title}
      detail={detail}
      detailLines={3}
      end={
        <End>
          {lastMessageAt !== null && <span>{shortTime(lastMessageAt, Date.now())}</span>}
          {unread > 0 && (
            <Badge tone="bright">
              {shortCount(unread)}
              <VisuallyHidden>{text.unreadSuffix}</VisuallyHidden>
            </Badge>
          )}
        </End>
      }
    />
  );
}
