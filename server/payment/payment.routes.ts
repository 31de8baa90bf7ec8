import * as paymentApi from "../../schema/payment/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Checkout } from "./checkout.ts";
import { checkPayment, listOwnRefunds, receiveWebhook, startPayment, viewPayment } from "./payment.ts";
import type { SettleOptions } from "./settle/settle.ts";

export function paymentRoutes(checkout: Checkout, options: SettleOptions): Route[] {
  return [
    route(
      paymentApi.startPayment,
      async ({ em, member, params: { eventId } }) => await startPayment(em, member, eventId, { ...options, checkout }),
    ),

    route(
      paymentApi.readPayment,
      async ({ em, member: { memberId }, params }) => await viewPayment(em, { memberId, ...params }),
    ),

    route(
      paymentApi.checkPayment,
      async ({ em, member: { memberId }, params }) => await checkPayment(em, { memberId, ...params }, options),
    ),

    route(paymentApi.listOwnRefunds, async ({ em, member }) => ({
      refunds: await listOwnRefunds(em, member.memberId),
    })),

    route(paymentApi.receiveWebhook, async ({ em, headers, body }) => {
      await receiveWebhook(em, { hash: headers["verif-hash"], body }, { ...options, checkout });
      return { received: true };
    }),
  ];
}
