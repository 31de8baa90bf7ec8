import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type { Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { Checkout } from "../checkout.ts";
import { EventPaymentEntity } from "../payment.entity.ts";
import { paymentPageUrl } from "../payment-url.ts";
import { ProviderUnavailable } from "../provider/provider.ts";
import { closeLinkQueue } from "../refund/close-link.ts";

export interface StartOptions {
  readonly checkout: Pick<Checkout, "mode" | "checkout" | "provider" | "widget">;
  readonly siteUrl: string;
  readonly jobs: Jobs;
}

export type Payer = Pick<Member, "memberId" | "email" | "fullName">;

export interface StartedPayment {
  readonly paymentId: string;
  readonly eventId: string;
  readonly eventTitle: string;
  readonly reference: string;
  readonly txRef: string;
  readonly amountKobo: number;
  /** Milliseconds since 1970. */
  readonly heldUntil: number;
  readonly link: string | null;
}

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
  const stored = await em
    .getKysely<InferKyselyDB<typeof EventPaymentEntity>>()
    .selectFrom("event_payments")
    .select("checkout_link")
    .where("id", "=", started.paymentId)
    .executeTakeFirstOrThrow();
  return stored.checkout_link ?? link;
}

/** The page closes before the seat is free again. */
const minutesLeft = (heldUntil: number): number => Math.max(1, Math.floor((heldUntil - Date.now()) / 60_000) - 1);
