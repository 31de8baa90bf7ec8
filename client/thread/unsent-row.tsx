import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import styled from "styled-components";
import { errorTextFor } from "../frame/error-text.ts";
import { ApiError } from "../net/api-error.ts";
import { Button } from "../ui/button/button.tsx";
import { Cluster } from "../ui/layout/stack.ts";
import { Bubble } from "../ui/live/bubble.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { color } from "../ui/theme/css.ts";
import { typeScale } from "../ui/tokens.ts";
import { LinkedText } from "./linked-text.tsx";
import type { Unsent } from "./pending/outbox.ts";
import { Quoted } from "./reply/quoted.tsx";
import type { Thread } from "./thread.ts";
import { threadFailures } from "./thread-errors.ts";

interface Props {
  unsent: Unsent;
  thread: Thread;
  isLive: boolean;
}

const DescriptionList = styled.span<{ $isBad: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: ${({ $isBad }) => ($isBad ? color.danger : color.muted)};
  font-size: ${typeScale.tiny};
  font-weight: ${({ $isBad }) => ($isBad ? 600 : 400)};
  > svg { flex: none; width: 14px; height: 14px; }
`;

/** One's own words that the server does not have yet, and what became of them. */
export function UnsentRow({ unsent: { id, content, refusal, replyTo, mentions }, thread, isLive }: Props) {
  const quote = replyTo && <Quoted quote={replyTo} myId={thread.memberId} />;
  const words = (
    <>
      <VisuallyHidden>You: </VisuallyHidden>
      <LinkedText text={content} mentions={mentions} myId={thread.memberId} />
    </>
  );
  if (refusal === null) {
    const meta = (
      <DescriptionList $isBad={false}>
        <Clock aria-hidden />
        {isLive ? "Sending..." : "Waiting for the network"}
      </DescriptionList>
    );
    return (
      <Bubble own meta={meta} quote={quote}>
        {words}
      </Bubble>
    );
  }
  const below = (
    <>
      <DescriptionList $isBad role="alert">
        <CircleAlert aria-hidden />
        Not sent. {errorTextFor(new ApiError(refusal), threadFailures.sendMessage).message}
      </DescriptionList>
      <Cluster $gap={4} $justify="end">
        <Button variant="quiet" onClick={() => thread.retry(id)}>
          Retry
        </Button>
        <Button variant="quiet" onClick={() => thread.discard(id)}>
          Delete
        </Button>
      </Cluster>
    </>
  );
  return (
    <Bubble own below={below} quote={quote}>
      {words}
    </Bubble>
  );
}
