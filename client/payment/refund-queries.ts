import { queryOptions, useQuery } from "@tanstack/react-query";
import { listOwnRefunds } from "../../schema/payment/api.ts";
import type { OwnRefund } from "../../schema/payment/payment.ts";
import { call } from "../net/http/http.ts";
import { useSession } from "../net/session.ts";

/** Under the key of events, so that whatever reads events again reads this again, too. */
const ownRefundsQuery = queryOptions({
  queryKey: ["event", "refunds"],
  queryFn: ({ signal }) => call(listOwnRefunds, { signal }),
  refetchOnWindowFocus: "always",
});

/** The newest money that goes back to the member from this event. Null if there is none, or for visitors. */
export function useOwnRefund(eventId: string): OwnRefund | null {
  const { status } = useSession();
  const { data } = useQuery({ ...ownRefundsQuery, enabled: status === "signed-in" });
  return data?.refunds.find((each) => each.eventId === eventId) ?? null;
}
