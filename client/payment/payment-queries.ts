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

/** A payment, which the server settles now. Looks again as long as it is pending. */
export const paymentQuery = (eventId: string, reference: string) =>
  queryOptions({
    queryKey: ["payment", eventId, reference],
    queryFn: ({ signal }) => call(checkPayment, { params: { eventId, reference }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.payment.status !== "pending") return false;
      return state.dataUpdateCount < SOON_CHECKS ? POLL_MS.soon : POLL_MS.later;
    },
    refetchOnWindowFocus: "always",
    retry: false,
  });

/** Keeps a seat and opens its payment, or the one that is open already. */
export const useStartPayment = (eventId: string) =>
  useMutation({ mutationFn: () => call(startPayment, { params: { eventId } }), onSettled: refreshEvents });

export const useGiveUpSeat = (eventId: string) =>
  useMutation({ mutationFn: () => call(cancelRegistration, { params: { eventId } }), onSettled: refreshEvents });
