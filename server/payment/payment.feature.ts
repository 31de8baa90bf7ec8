import type { EntityManager } from "@mikro-orm/postgresql";
import * as paymentApi from "../../schema/payment/api.ts";
import type { Core } from "../platform/core.ts";
import type { Feature, PagePolicy } from "../platform/feature.ts";
import { paymentAdminRoutes } from "./admin/admin.routes.ts";
import { type Checkout, openCheckout } from "./checkout.ts";
import { paymentsNeedYou } from "./needs-you.ts";
import { paymentJobs } from "./payment.jobs.ts";
import { paymentRoutes } from "./payment.routes.ts";
import { measurePayments } from "./payment-metrics.ts";
import { refundEvent } from "./refund/refund-event.ts";
import { refundPayments } from "./refund/refund-registration.ts";

interface Payments extends Feature {
  /** False in production without keys: then no event can have a price. */
  readonly takesPayments: boolean;
  /** Refunds what was paid for a registration that is given up. */
  refundRegistration(tx: EntityManager, registrationId: string): Promise<void>;
  /** Refunds every ticket of an event that is cancelled. */
  refundRegistrations(tx: EntityManager, eventId: string): Promise<void>;
}

/** The page of the inline checkout, and no other, may load the provider's script and frame. */
const widgetPolicy = ({ checkout, widget }: Checkout): PagePolicy[] =>
  checkout === "inline" && widget
    ? [{ path: /^\/event\/[^/]+\/pay\/?$/, scripts: [widget.scriptOrigin], frames: widget.frameOrigins }]
    : [];

/** Opens the payments. What has to be closed again is noted in `opened` at once, in case a later part fails to start. */
export async function openPayments(core: Core, opened: Pick<AsyncDisposableStack, "defer">): Promise<Payments> {
  const checkout = await openCheckout(core.config, `${core.siteUrl}${paymentApi.receiveWebhook.path}`);
  opened.defer(checkout.close);
  const { mode, jobProvider: provider } = checkout;
  const options = { ...core, mode, provider, onOutcome: measurePayments(core) };
  return {
    routes: [...paymentRoutes(checkout, { ...options, provider: checkout.provider }), ...paymentAdminRoutes(options)],
    pagePolicies: widgetPolicy(checkout),
    needsYou: [paymentsNeedYou],
    jobs: paymentJobs(core.database, options),
    refundRegistration: (tx, registrationId) =>
      refundPayments(tx, { registration: registrationId }, "registration_cancelled", options),
    refundRegistrations: (tx, eventId) => refundEvent(tx, eventId, core.jobs),
    takesPayments: mode !== "off",
  };
}
