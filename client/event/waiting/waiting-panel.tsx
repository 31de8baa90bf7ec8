import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Event, OwnWaiting } from "../../../schema/event/event.ts";
import { eventClock, eventDay } from "../../../schema/event/event-time.ts";
import { toastError } from "../../frame/error-text.ts";
import { signInPath } from "../../frame/return-path.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { refreshEvents } from "../event-queries.ts";
import { LeaveButton } from "./leave-button.tsx";
import { useJoinWaitingList } from "./waiting-queries.ts";
import * as text from "./waiting-text.ts";

interface Props {
  event: Event;
  waiting: OwnWaiting | null;
  /** How to take a seat, shown to the member to whom one is offered. */
  children: ReactNode;
}

/** What the reader can do about a full event: join the waiting list, leave it, or take the seat that is offered to them. */
export function WaitingPanel({ event: { eventId }, waiting, children }: Props) {
  if (!waiting) return <Full eventId={eventId} />;
  if (waiting.offeredUntil === null) return <Waiting eventId={eventId} position={waiting.position} />;
  return (
    <Offer eventId={eventId} until={waiting.offeredUntil}>
      {children}
    </Offer>
  );
}

function Full({ eventId }: { eventId: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const join = useJoinWaitingList(eventId);
  const isSignedOut = session.status === "signed-out";
  // Not the callbacks of `mutate`: they are lost when the refreshed event replaces this panel.
  const press = () =>
    void join.mutateAsync().then(
      () => toast(text.joinedToast),
      (error: unknown) => toastError(error, text.joinFailed),
    );
  return (
    <Card>
      <Stack $gap={16} $align="start">
        <Text $weight={700}>{text.full}</Text>
        <Text>{isSignedOut ? text.signInPrompt : text.joinPrompt}</Text>
        {isSignedOut ? (
          <Button onClick={() => void navigate(signInPath(pathname))}>{text.signInButton}</Button>
        ) : (
          <Button size="large" busy={join.isPending || session.status === "loading"} onClick={press}>
            {text.joinButton}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

const Waiting = ({ eventId, position }: { eventId: string; position: number }) => (
  <Card $lit>
    <Stack $gap={16} $align="start">
      <Text $weight={700} role="status">
        {text.position(position)}
      </Text>
      <Text>{text.positionHint}</Text>
      <LeaveButton
        eventId={eventId}
        label={text.leaveButton}
        title={text.leaveTitle}
        question={text.leaveQuestion}
        confirmLabel={text.leaveButton}
        cancelLabel={text.stayButton}
      />
    </Stack>
  </Card>
);

function Offer({ eventId, until, children }: { eventId: string; until: number; children: ReactNode }) {
  const { timeZone } = community;
  const isOver = useMinute() >= until;
  useEffect(() => {
    if (isOver) void refreshEvents();
  }, [isOver]);
  return (
    <Stack $gap={16}>
      <Notice tone="success" title={text.offerTitle} live>
        <Text $size="small" $weight={700}>
          {text.offerUntil(eventDay(until, timeZone), eventClock(until, timeZone))}
        </Text>
        <Text $size="small">{text.offerHint}</Text>
      </Notice>
      {children}
      <div>
        <LeaveButton
          eventId={eventId}
          label={text.declineButton}
          title={text.declineTitle}
          question={text.declineQuestion}
          confirmLabel={text.declineConfirm}
          cancelLabel={text.keepButton}
        />
      </div>
    </Stack>
  );
}
