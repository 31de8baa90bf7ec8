import type { EntityManager } from "@mikro-orm/postgresql";
import { paymentApi } from "../../schema/payment/api.ts";
import type { Core } from "../platform/core.ts";
import type { Feature, PagePolicy } from "../platform/feature.ts";
import { type Checkout, openCheckout } from "./checkout.ts";
import { paymentJobs } from "./payment.jobs.ts";
import { paymentRoutes } from "./payment.routes.ts";
import { refundPayments } from "./refund/refund-registration.ts";

interface PaymentNeeds {
  readonly sendNotifications: (memberIds: readonly string[], what: "new" | "read") => void;
}

interface Payments extends Feature {
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

export async function openPayments(core: Core, needs: PaymentNeeds): Promise<Payments> {
  const checkout = await openCheckout(core.config, `${core.siteUrl}${paymentApi.receiveWebhook.path}`);
  const options = { ...needs, ...core, communityName: core.config.COMMUNITY_NAME, provider: checkout.jobProvider };
  return {
    routes: paymentRoutes(checkout, { ...options, provider: checkout.provider }),
    pagePolicies: widgetPolicy(checkout),
    jobs: paymentJobs(core.database, options),
    refundRegistration: (tx, registrationId) =>
      refundPayments(tx, { registration: registrationId }, "registration_cancelled", options),
    refundRegistrations: (tx, eventId) => refundPayments(tx, { event: eventId }, "event_cancelled", options),
    close: checkout.close,
  };
}
