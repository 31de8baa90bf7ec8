import { useState } from "react";
import type { OwnRegistration } from "../../schema/event/event.ts";
import { toastError } from "../frame/error-text.ts";
import { queryClient } from "../net/query/query-client.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { LateConfirmDialog } from "../ui/overlay/late-confirm-dialog.tsx";
import { paymentPath } from "./payment-paths.ts";
import { useGiveUpSeat } from "./payment-queries.ts";
import * as text from "./payment-text.ts";
import { SeatClock } from "./seat-clock.tsx";
import { usePay } from "./use-pay.ts";

const refreshEvents = () => void queryClient.invalidateQueries({ queryKey: ["event"] });

interface Props {
  eventId: string;
  registration: OwnRegistration;
}

/** A seat that is kept while the member pays, with the time that is left. */
export function HoldPanel({ eventId, registration: { reference, heldUntil } }: Props) {
  const { pay, isBusy } = usePay(eventId);
  const [isAsking, setIsAsking] = useState(false);
  const giveUp = useGiveUpSeat(eventId);
  // Not the callbacks of `mutate`: they are lost when the refreshed event replaces this panel.
  const confirm = () =>
    void giveUp
      .mutateAsync()
      .then(
        () => toast(text.givenUp),
        (error: unknown) => toastError(error, text.giveUpFailed),
      )
      .finally(() => setIsAsking(false));
  return (
    <Panel title={text.heldTitle} lit>
      <Stack $gap={16}>
        <SeatClock heldUntil={heldUntil ?? 0} onEnd={refreshEvents} />
        <Cluster $gap={12}>
          <Button size="large" busy={isBusy} onClick={pay}>
            {text.continueButton}
          </Button>
          <ButtonLink variant="secondary" to={paymentPath(eventId, reference)}>
            {text.paidButton}
          </ButtonLink>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {text.giveUpButton}
          </Button>
        </Cluster>
      </Stack>
      <LateConfirmDialog
        open={isAsking}
        title={text.giveUpTitle}
        confirmLabel={text.giveUpButton}
        cancelLabel={text.keepSeat}
        danger
        busy={giveUp.isPending}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      >
        {text.giveUpQuestion}
      </LateConfirmDialog>
    </Panel>
  );
}
