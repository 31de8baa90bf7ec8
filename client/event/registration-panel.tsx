import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Event, OwnRegistration, OwnWaiting } from "../../schema/event/event.ts";
import { isFull, isPast } from "../../schema/event/event-state.ts";
import { ticketPath } from "../../schema/ticket/ticket-path.ts";
import { toastError } from "../frame/error-text.ts";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { BuyPanel } from "../payment/buy-panel.tsx";
import { HoldPanel } from "../payment/hold-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { LateConfirmDialog } from "../ui/overlay/late-confirm-dialog.tsx";
import { useKeptFocus } from "../ui/overlay/use-kept-focus.ts";
import { Text } from "../ui/text/text.tsx";
import { useCancelRegistration, useRegister } from "./event-queries.ts";
import * as text from "./event-text.ts";
import { hasEnded } from "./has-ended.ts";
import { toastNotRegisteredOnPage } from "./toast-registration.ts";
import { WaitingPanel } from "./waiting/waiting-panel.tsx";

interface Props {
  event: Event;
  registration: OwnRegistration | null;
  waiting: OwnWaiting | null;
}

/** What the reader can do about this event now. Nothing about a cancelled one, which the page says at its top. */
export function RegistrationPanel(props: Props) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  if (props.event.isCancelled) return null;
  return (
    <div {...keptFocus}>
      <Choice {...props} />
    </div>
  );
}

function Choice({ event, registration, waiting }: Props) {
  if (registration?.status === "registered") return <Registered event={event} reference={registration.reference} />;
  if (isPast(event, Date.now())) return <State title={text.eventEnded} />;
  if (registration?.status === "held") return <HoldPanel eventId={event.eventId} registration={registration} />;
  const open = event.ticketPriceKobo === null ? <Open event={event} /> : <BuyPanel event={event} />;
  if (!waiting && !isFull(event)) return open;
  return (
    <WaitingPanel event={event} waiting={waiting}>
      {open}
    </WaitingPanel>
  );
}

const State = ({ title }: { title: string }) => (
  <Card>
    <Text $weight={700}>{title}</Text>
  </Card>
);

function Open({ event }: { event: Event }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const register = useRegister(event.eventId);
  function signIn() {
    toast(text.pleaseSignIn);
    void navigate(signInPath(pathname));
  }
  if (session.status === "signed-out") {
    return (
      <Card>
        <Stack $gap={12} $align="start">
          <Button size="large" onClick={signIn}>
            {text.signInButton}
          </Button>
          <Text $tone="muted">{text.signInNote}</Text>
        </Stack>
      </Card>
    );
  }
  // Not the callbacks of `mutate`: they are lost when the refreshed list replaces this button.
  const press = () => void register.mutateAsync().then(() => toast(text.registeredOnPage), toastNotRegisteredOnPage);
  return (
    <Card>
      <Cluster>
        <Button size="large" busy={register.isPending || session.status === "loading"} onClick={press}>
          {text.registerButton}
        </Button>
      </Cluster>
    </Card>
  );
}

function Registered({ event, reference }: { event: Event; reference: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelRegistration(event.eventId);
  // Not the callbacks of `mutate`: they are lost when the refreshed event replaces this panel.
  const confirm = () =>
    void cancel
      .mutateAsync()
      .then(
        () => toast(text.cancelledToast),
        (error: unknown) => toastError(error, text.cancelFailed),
      )
      .finally(() => setIsAsking(false));
  const isOver = hasEnded(event, Date.now());
  return (
    <Card $lit={!isOver}>
      <Stack $gap={16} $align="start">
        <Text $weight={700}>{isOver ? text.eventEnded : text.registered}</Text>
        {isOver && <Text>{text.wasRegistered}</Text>}
        <ButtonLink to={ticketPath(event.eventId, reference)}>{text.ticketButton}</ButtonLink>
        {!isPast(event, Date.now()) && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {text.cancelButton}
          </Button>
        )}
      </Stack>
      <LateConfirmDialog
        open={isAsking}
        title={text.cancelTitle}
        confirmLabel={text.cancelConfirm}
        cancelLabel={text.keepSeat}
        danger
        busy={cancel.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {text.cancelQuestion}
      </LateConfirmDialog>
    </Card>
  );
}
