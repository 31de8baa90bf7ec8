import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Event, OwnRegistration } from "../../schema/event/event.ts";
import { isFull, isPast } from "../../schema/event/event-state.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { BuyPanel } from "../payment/buy-panel.tsx";
import { HoldPanel } from "../payment/hold-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { ConfirmDialog } from "../ui/overlay/confirm-dialog.tsx";
import { Text } from "../ui/text/text.tsx";
import { useCancelRegistration, useRegister } from "./event-queries.ts";
import * as text from "./event-text.ts";

interface Props {
  event: Event;
  registration: OwnRegistration | null;
}

/** What the reader can do about this event now. */
export function RegistrationPanel({ event, registration }: Props) {
  if (registration?.status === "registered") return <Registered event={event} />;
  if (event.isCancelled) return <State title={text.cancelled} />;
  if (isPast(event, Date.now())) return <State title={text.eventEnded} />;
  if (registration?.status === "held") return <HoldPanel eventId={event.eventId} registration={registration} />;
  if (isFull(event)) return <State title={text.eventFull} />;
  if (event.ticketPriceKobo !== null) return <BuyPanel event={event} />;
  return <Open event={event} />;
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
  if (session.status === "signed-out") {
    return (
      <Card>
        <Stack $gap={16} $align="start">
          <Text>{text.signInPrompt}</Text>
          <Button onClick={() => void navigate(signInPath(pathname))}>{text.signInButton}</Button>
        </Stack>
      </Card>
    );
  }
  const press = () =>
    register.mutate(undefined, {
      onSuccess: () => toast(text.registeredToast),
      onError: (error) => toast({ ...errorTextFor(error, text.registrationFailed), variant: "destructive" }),
    });
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

function Registered({ event }: { event: Event }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelRegistration(event.eventId);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast(text.cancelledToast),
      onError: (error) => toast({ ...errorTextFor(error, text.cancelFailed), variant: "destructive" }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <Card $lit>
      <Stack $gap={16} $align="start">
        <Text $weight={700}>{text.registered}</Text>
        {!isPast(event, Date.now()) && !event.isCancelled && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {text.cancelButton}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
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
      </ConfirmDialog>
    </Card>
  );
}
