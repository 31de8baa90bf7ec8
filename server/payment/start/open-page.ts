import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../../platform/refusal.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { paymentPageUrl } from "../payment-url.ts";
import { ProviderUnavailable } from "../provider/provider.ts";
import { closeLinkQueue } from "../refund/close-link.ts";
import type { Payer, StartedPayment, StartOptions } from "./start-payment.ts";

/** The specification's name for a payer who has given none. */
const NAMELESS_PAYER = "Event Attendee";

/** Opens the provider's page and stores its address. Refuses with `payment/provider-away` if the provider does not answer. */
export async function openPage(
  em: EntityManager,
  started: StartedPayment,
  payer: Payer,
  { checkout, siteUrl, jobs }: StartOptions,
): Promise<string> {
  const { link } = await checkout.provider
    .startPayment({
      txRef: started.txRef,
      amountKobo: started.amountKobo,
      returnUrl: paymentPageUrl(siteUrl, started),
      customer: { email: payer.email, name: payer.fullName ?? NAMELESS_PAYER },
      title: started.eventTitle,
      description: `Ticket ${started.reference}`,
      sessionMinutes: minutesLeft(started.heldUntil),
    })
    .catch((error: unknown) => {
      throw error instanceof ProviderUnavailable ? new Refusal("payment/provider-away", { cause: error }) : error;
    });
  const mine = { id: started.paymentId, checkoutLink: null };
  if ((await em.nativeUpdate(EventPaymentEntity, mine, { checkoutLink: link })) === 1) return link;
  // Another press of the same member was faster: one page is enough.
  await jobs.enqueue(closeLinkQueue, { link });
  const { checkoutLink } = await em.findOneOrFail(EventPaymentEntity, { id: started.paymentId }, { refresh: true });
  return checkoutLink ?? link;
}

/** The page closes before the seat is free again. */
const minutesLeft = (heldUntil: number): number => Math.max(1, Math.floor((heldUntil - Date.now()) / 60_000) - 1);
