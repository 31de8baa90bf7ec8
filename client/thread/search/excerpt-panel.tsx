import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { QueryState } from "../../frame/query-state.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { Divider } from "../../ui/message/divider.ts";
import { MessageExcerpt, MessageItem } from "../../ui/message/message-item.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { MessagePage, PageQuery } from "../history/history.ts";
import { withOwnVersions } from "../history/message-merge.ts";
import { listItemsOf } from "../list/list-items.ts";
import { MessageRow } from "../message/message-row.tsx";
import type { ThreadKind } from "../thread.ts";

/** A page ends so many places after the one that is shown, so that it stands in the middle of what is read. */
const AFTER = 25;
const SHOWN = 50;

interface Props {
  kind: ThreadKind;
  threadId: string;
  /** Reads a part of the thread. */
  readPage: (query: PageQuery) => Promise<MessagePage>;
  seq: number;
  myId: string;
  /** To what it was chosen from. */
  onBack?: () => void;
  onClose: () => void;
}

const Item = styled(MessageItem)`padding: 4px 8px;`;

function Stretch({ threadId, readPage, seq, myId }: Omit<Props, "kind" | "onBack" | "onClose">) {
  const sought = useRef<HTMLLIElement>(null);
  const query = useQuery({
    queryKey: ["thread", threadId, "around", seq],
    queryFn: () => readPage({ before: seq + AFTER + 1 }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  useEffect(() => {
    if (!data) return;
    sought.current?.focus({ preventScroll: true });
    sought.current?.scrollIntoView({ block: "center" });
  }, [data]);
  if (error || !data) {
    return (
      <QueryState query={query} label="Loading messages...">
        <SkeletonRows rows={5} />
      </QueryState>
    );
  }
  const messages = data.messages.slice(-SHOWN).map(withOwnVersions);
  if (!messages.some((message) => message.seq === seq)) return <Text $tone="muted">This message was deleted.</Text>;
  return (
    <MessageExcerpt>
      {listItemsOf(messages, null, { now: Date.now() }).map((entry) =>
        entry.kind === "message" ? (
          <Item
            key={entry.key}
            ref={entry.message.seq === seq ? sought : null}
            tabIndex={-1}
            aria-current={entry.message.seq === seq || undefined}
            $lit={entry.message.seq === seq}
          >
            <MessageRow message={entry.message} myId={myId} isFirst={entry.isFirst} isLast={entry.isLast} />
          </Item>
        ) : (
          <Divider key={entry.key}>{entry.kind === "day" && entry.label}</Divider>
        ),
      )}
    </MessageExcerpt>
  );
}

/** A thread around one of its messages, wherever it is; the thread itself stays as it is read. */
export function ExcerptPanel({ kind, onBack, onClose, ...rest }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Earlier in this ${kind}`}
      footer={
        <>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              Back to results
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Open {kind}
          </Button>
        </>
      }
    >
      <Stretch {...rest} />
    </Dialog>
  );
}
