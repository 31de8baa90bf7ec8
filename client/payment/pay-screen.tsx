import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { errorTextFor } from "../frame/error-text.ts";
import { Screen } from "../frame/screen.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import { openWidget } from "./open-widget.ts";
import { paymentPath } from "./payment-paths.ts";
import { useStartPayment } from "./payment-queries.ts";
import * as text from "./payment-text.ts";
import { SeatClock } from "./seat-clock.tsx";

/** The inline checkout: opens the provider's window in this page, then asks the server how the payment went. */
export function PayScreen() {
  const { eventId = "" } = useParams();
  const navigate = useNavigate();
  const { mutate, data, isPending } = useStartPayment(eventId);
  const [fault, setFault] = useState<string | null>(null);
  const open = useCallback(() => {
    setFault(null);
    mutate(undefined, {
      onError: (error) => setFault(errorTextFor(error, text.startFailed).message),
      onSuccess: async ({ widget, link, reference }) => {
        if (!widget) return window.location.replace(link ?? paymentPath(eventId, reference));
        const done = () => void navigate(paymentPath(eventId, reference));
        await openWidget(widget, done).catch(() => setFault(text.widgetFailed));
      },
    });
  }, [mutate, navigate, eventId]);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    open();
  }, [open]);
  return (
    <Screen title={text.payTitle} width="reading">
      <Stack $gap={24}>
        <Heading level={1}>{text.payTitle}</Heading>
        {fault === null ? (
          <Text role="status">{text.openingWidget}</Text>
        ) : (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
        {data && <SeatClock heldUntil={data.heldUntil} />}
        <Cluster $gap={12}>
          <Button busy={isPending} onClick={open}>
            {text.openWidgetButton}
          </Button>
          <ButtonLink variant="secondary" to={`/event/${eventId}`}>
            {text.eventButton}
          </ButtonLink>
        </Cluster>
        <SecondaryText>{text.widgetNote}</SecondaryText>
      </Stack>
    </Screen>
  );
}
