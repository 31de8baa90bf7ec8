import { useLocation, useNavigate } from "react-router";
import type { Event } from "../../schema/event/event.ts";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import * as text from "./payment-text.ts";
import { usePay } from "./use-pay.ts";

/** Buys a ticket for an event with a price. */
export function BuyPanel({ event: { eventId } }: { event: Event }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pay, isBusy } = usePay(eventId);
  const isVisitor = session.status === "signed-out";
  function signIn() {
    toast(text.pleaseSignIn);
    void navigate(signInPath(pathname));
  }
  return (
    <Card>
      <Stack $gap={12} $align="start">
        <Cluster>
          {isVisitor ? (
            <Button size="large" onClick={signIn}>
              {text.signInButton}
            </Button>
          ) : (
            <Button size="large" busy={isBusy || session.status === "loading"} onClick={pay}>
              {text.buyButton}
            </Button>
          )}
        </Cluster>
        <Text $tone="muted">{isVisitor ? text.pleaseSignIn.message : text.buyNote}</Text>
      </Stack>
    </Card>
  );
}
