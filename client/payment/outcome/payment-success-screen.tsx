import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { QueryState } from "../../frame/query-state.tsx";
import { RequireAuth } from "../../frame/require-auth.tsx";
import { Screen } from "../../frame/screen.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { errorTexts } from "../payment-errors.ts";
import { paymentQuery } from "../payment-queries.ts";
import * as text from "../payment-text.ts";
import { PaymentOutcome } from "./payment-outcome.tsx";

/** How a payment went. The payment page returns here, with parameters of its own that prove nothing. */
export function PaymentSuccessScreen() {
  const [search] = useSearchParams();
  const [eventId, reference] = [search.get("event_id") ?? "", search.get("payment_ref") ?? ""];
  if (eventId === "" || reference === "") return <Navigate to="/" replace />;
  const wasStopped = search.get("status") === "cancelled";
  return (
    <RequireAuth access="member">
      <Outcome eventId={eventId} reference={reference} wasStopped={wasStopped} />
    </RequireAuth>
  );
}

interface Props {
  eventId: string;
  reference: string;
  /** The payer left the payment page, as it says. */
  wasStopped: boolean;
}

function Outcome({ eventId, reference, wasStopped }: Props) {
  const query = useQuery(paymentQuery(eventId, reference));
  const navigate = useNavigate();
  const isUnknown = query.isError && /not-found$/.test(codeOf(query.error));
  useEffect(() => {
    if (!isUnknown) return;
    toast({ ...errorTexts["payment/not-found"], variant: "destructive" });
    void navigate("/", { replace: true });
  }, [isUnknown, navigate]);
  return (
    <Screen title={text.pageTitle} visitKey={reference} width="reading">
      {query.data ? (
        <PaymentOutcome {...query.data} wasStopped={wasStopped} isAsking={query.isFetching} onAsk={query.refetch} />
      ) : (
        <QueryState query={query} label={text.loadingPayment} rows={4} />
      )}
    </Screen>
  );
}
