import type { Poll } from "../../../schema/thread/poll.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { KnownMessage } from "../history/message-merge.ts";
import type { MessageActions } from "../message/message-actions.ts";
import { pollHeight } from "./poll-height.ts";

interface Props {
  message: KnownMessage;
  poll: Poll;
  actions: MessageActions | undefined;
}

/** The poll of a message, below its question. Its code is loaded when there is one. */
export function PollPart({ message, poll, actions }: Props) {
  const { part } = usePart(() => import("./poll-view.tsx"), true);
  if (!part) return <div style={{ height: pollHeight(poll) }} />;
  return (
    <part.PollView
      seq={message.seq}
      poll={poll}
      ownVote={message.ownVote ?? []}
      onVote={actions?.vote}
      onVoters={actions && (() => actions.openDialog("voters", message))}
    />
  );
}
