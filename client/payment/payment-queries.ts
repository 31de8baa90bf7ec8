import { queryOptions, useMutation } from "@tanstack/react-query";
import { cancelRegistration } from "../../schema/event/api.ts";
import { checkPayment, startPayment } from "../../schema/payment/api.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";

/** How often the page looks again while a payment is under way, and how often it does so soon after it was opened. */
const POLL_MS = { soon: 4_000, later: 15_000 };
const SOON_CHECKS = 20;

/** The queries of events begin with this key. */
const refreshEvents = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["event"] });

/** A payment, which the server settles now. Looks again as long as it is pending, and for a while for money that goes back. */
export const paymentQuery = (eventId: string, reference: string) =>
  queryOptions({
    queryKey: ["payment", eventId, reference],
    queryFn: ({ signal }) => call(checkPayment, { params: { eventId, reference }, signal }),
    refetchInterval: ({ state }) => {
      const { payment } = state.data ?? {};
      const isSoon = state.dataUpdateCount < SOON_CHECKS;
      if (payment?.outcome === "waiting") return isSoon ? POLL_MS.soon : POLL_MS.later;
      // Banks need days, so nobody keeps the page open for that.
      return payment?.refund?.state === "pending" && isSoon ? POLL_MS.later : false;
    },
    refetchOnWindowFocus: "always",
    retry: false,
  });

/** Keeps a seat and opens its payment, or the one that is open already. */
export const useStartPayment = (eventId: string) =>
  useMutation({
    mutationFn: () => call(startPayment, { params: { eventId } }),
    onSettled: refreshEvents,
    // The page of a payment may be as old as what it offered.
    onError: () => void queryClient.invalidateQueries({ queryKey: ["payment"] }),
  });

export const useGiveUpSeat = (eventId: string) =>
  useMutation({ mutationFn: () => call(cancelRegistration, { params: { eventId } }), onSettled: refreshEvents });
