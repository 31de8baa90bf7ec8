import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { QueryState } from "../../frame/query-state.tsx";
import { Button } from "../../ui/button/button.tsx";
import { MessageExcerpt, MessageItem } from "../../ui/message/message-item.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { MessagePage, PageQuery } from "../history/history.ts";
import { withOwnVersions } from "../history/message-merge.ts";
import { Divider } from "../list/divider.ts";
import { listItemsOf } from "../list/list-items.ts";
import { MessageRow } from "../message/message-row.tsx";
import type { ThreadKind } from "../pending/thread-key.ts";
import { loadingMessages } from "../thread-text.ts";
import * as text from "./search-text.ts";

/** How many messages are shown, and how many of them come after the one that is looked for. */
const SHOWN = 50;
const SHOWN_AFTER = 25;

interface Props {
  kind: ThreadKind;
  threadId: string;
  /** Loads messages of the thread. Rejects with an ApiError. */
  readPage: (query: PageQuery) => Promise<MessagePage>;
  /** The message to show. */
  seq: number;
  myId: string;
  /** Returns to the search results, if it was opened from there. */
  onBack?: () => void;
  onClose: () => void;
}

const Item = styled(MessageItem)`padding-inline: 8px;`;

function Excerpt({ threadId, readPage, seq, myId }: Omit<Props, "kind" | "onBack" | "onClose">) {
  const target = useRef<HTMLLIElement>(null);
  const query = useQuery({
    queryKey: ["thread", threadId, "around", seq],
    queryFn: () => readPage({ before: seq + SHOWN_AFTER + 1 }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  useEffect(() => {
    if (!data) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: "center" });
  }, [data]);
  if (error || !data) return <QueryState query={query} label={loadingMessages} rows={5} />;
  const messages = data.messages.slice(-SHOWN).map(withOwnVersions);
  if (!messages.some((message) => message.seq === seq)) return <Text $tone="muted">{text.resultDeleted}</Text>;
  return (
    <MessageExcerpt>
      {listItemsOf(messages, null, { now: Date.now() }).map((item) =>
        item.kind === "message" ? (
          <Item
            key={item.key}
            ref={item.message.seq === seq ? target : null}
            tabIndex={-1}
            aria-current={item.message.seq === seq || undefined}
            $lit={item.message.seq === seq}
          >
            <MessageRow message={item.message} myId={myId} isFirst={item.isFirst} isLast={item.isLast} />
          </Item>
        ) : (
          <Divider key={item.key}>{item.kind === "day" && item.label}</Divider>
        ),
      )}
    </MessageExcerpt>
  );
}

/** Shows a message with those around it, wherever in the thread it is. The thread itself does not scroll. */
export function ExcerptPanel({ kind, onBack, onClose, ...rest }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={text.excerptTitle[kind]}
      footer={
        <>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              {text.backButton}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {text.openButton[kind]}
          </Button>
        </>
      }
    >
      <Excerpt {...rest} />
    </Dialog>
  );
}
