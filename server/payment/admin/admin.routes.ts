import * as paymentAdminApi from "../../../schema/payment/admin-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Checkout } from "../checkout.ts";
import type { SettleOptions } from "../settle/settle.ts";
import { readFindings, readReconciliations, startReconciliation } from "./reconciliation.ts";
import { refundTicket } from "./refund-ticket.ts";

/** What admins do about payments. */
export function paymentAdminRoutes(options: SettleOptions & Pick<Checkout, "mode">): Route[] {
  return [
    route(paymentAdminApi.refundTicket, async ({ em, member, params, body: { reason } }) => {
      await refundTicket(em, member, { ...params, reason }, options);
    }),

    route(paymentAdminApi.listReconciliations, async ({ em, query }) => readReconciliations(em, query.page, options)),

    route(paymentAdminApi.readReconciliation, async ({ em, params }) => readFindings(em, params.reconciliationId)),

    route(paymentAdminApi.startReconciliation, async ({ em, member, body }) =>
      startReconciliation(em, member, body, options),
    ),
  ];
}
