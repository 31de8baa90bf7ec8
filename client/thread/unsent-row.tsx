import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import styled from "styled-components";
import { sentenceFor } from "../app/error-sentences.ts";
import { ApiError } from "../net/api-error.ts";
import { Button } from "../ui/button/button.tsx";
import { Cluster } from "../ui/layout/flow.ts";
import { Bubble } from "../ui/live/bubble.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { color } from "../ui/theme/css.ts";
import { LinkedText } from "./linked-text.tsx";
import type { Unsent } from "./outbox.ts";
import type { Thread } from "./thread.ts";

interface Props {
  unsent: Unsent;
  thread: Thread;
  isLive: boolean;
}

const Facts = styled.span<{ $isBad: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${({ $isBad }) => ($isBad ? color.danger : color.muted)};
  font-weight: ${({ $isBad }) => ($isBad ? 600 : 400)};
  > svg { flex: none; width: 14px; height: 14px; }
`;

/** One's own words that the server does not have yet, and what became of them. */
export function UnsentRow({ unsent: { id, content, refusal }, thread, isLive }: Props) {
  const isRefused = refusal !== null;
  const reason = isRefused ? sentenceFor(new ApiError(refusal), "sendMessage").message : null;
  return (
    <Bubble
      own
      meta={
        <Facts $isBad={isRefused}>
          {isRefused ? <CircleAlert aria-hidden /> : <Clock aria-hidden />}
          {isRefused ? `Not sent. ${reason}` : isLive ? "Sending..." : "Waiting for the network"}
        </Facts>
      }
      below={
        isRefused && (
          <Cluster $gap={4} $justify="end">
            <Button variant="quiet" onClick={() => thread.retry(id)}>
              Retry
            </Button>
            <Button variant="quiet" onClick={() => thread.discard(id)}>
              Delete
            </Button>
          </Cluster>
        )
      }
    >
      <VisuallyHidden>You: </VisuallyHidden>
      <LinkedText text={content} />
    </Bubble>
  );
}
