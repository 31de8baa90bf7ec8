import type { CSSProperties } from "react";
import styled from "styled-components";
import { MessageItem } from "../../ui/message/message-item.ts";
import type { MessageActions } from "../message/message-actions.ts";
import { MessageRow } from "../message/message-row.tsx";
import { UnsentRow } from "../message/unsent-row.tsx";
import type { SeenMessage } from "../seen/seen-marks.ts";
import type { Thread } from "../thread.ts";
import { Divider } from "./divider.ts";
import type { ListRow } from "./list-rows.ts";
import * as text from "./list-text.ts";

const Item = styled(MessageItem)`margin-inline: -8px; padding-inline: 8px;`;

interface Props {
  row: ListRow;
  /** Its place in the window. */
  index: number;
  topPx: number;
  /** The number of rows, or -1 if older messages are not loaded yet. */
  setSize: number;
  measure: (row: HTMLLIElement | null) => void;
  thread: Thread;
  isOnline: boolean;
  actions: MessageActions;
  busySeq: number | undefined;
  highlightedSeq: number | undefined;
  seen: SeenMessage | null;
}

const PLACE: CSSProperties = { position: "absolute", right: 0, left: 0 };

/** One row of the window, at its place in the whole list. */
export function ListRowView(props: Props) {
  const { row, index, topPx, setSize, measure, thread, isOnline, actions, busySeq, highlightedSeq, seen } = props;
  const place = {
    ref: measure,
    style: { ...PLACE, top: topPx },
    "data-index": index,
    "data-key": row.key,
    // Screen readers would otherwise count only the rendered rows.
    "aria-setsize": setSize,
    "aria-posinset": index + 1,
  };
  if (row.kind === "unsent") {
    return (
      <li {...place}>
        <UnsentRow unsent={row.unsent} thread={thread} isLive={isOnline} canEdit={actions.edit !== undefined} />
      </li>
    );
  }
  if (row.kind !== "message") {
    return (
      <li {...place}>
        <Divider as="div" $tone={row.kind === "new" ? "accent" : "muted"}>
          {row.kind === "new" ? text.newMessagesDivider : row.label}
        </Divider>
      </li>
    );
  }
  const { seq } = row.message;
  return (
    <Item {...place} data-seq={seq} tabIndex={-1} $lit={seq === highlightedSeq}>
      <MessageRow
        message={row.message}
        myId={thread.memberId}
        isFirst={row.isFirst}
        isLast={row.isLast}
        seenBy={seq === seen?.seq ? seen.by : 0}
        listsSeen={thread.kind === "channel"}
        actions={actions}
        busy={seq === busySeq}
      />
    </Item>
  );
}
