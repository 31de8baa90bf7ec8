import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { MINUTE_MS } from "../../../schema/time.ts";
import type { Log } from "../../platform/log.ts";
import { naira } from "../naira.ts";
import { type PaymentProvider, type ProviderRefund, ProviderUnavailable } from "../provider/provider.ts";
import { EventRefundEntity } from "./refund.entity.ts";

export interface SendOptions {
  readonly provider: PaymentProvider;
  readonly log: Pick<Log, "warn" | "info" | "error">;
}

interface ClaimedRefund {
  readonly id: string;
  readonly transactionId: string;
  readonly amountKobo: number;
  readonly state: "waiting" | "refused" | "requested";
  readonly tries: number;
  readonly refundId: string | null;
}

/** Longer than the provider takes at most for a call that we no longer wait for. */
const LEASE_MINUTES = 3;

/** PAY-35: in 5, 10, 20, … minutes, at most twelve hours. */
const nextTryAt = (tries: number): Date =>
  new Date(Date.now() + MINUTE_MS * Math.min(5 * 2 ** Math.min(tries, 10), 720));

/**
 * PAY-32, PAY-35: asks the provider for a refund, or how it went. The provider’s call is not idempotent, so a second try
 * first looks whether the first one arrived. Does nothing if somebody else is at it, or has tried a moment ago.
 */
export async function sendRefund(em: EntityManager, refundId: string, options: SendOptions): Promise<void> {
  const refund = await claim(em, refundId);
  if (!refund) return;
  try {
    await (refund.state === "requested" ? followUp(em, refund, options) : request(em, refund, options));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    options.log.warn({ refundId, error }, "a refund could not be sent now and will be tried again");
    await em.nativeUpdate(EventRefundEntity, { id: refundId }, { lastError: error.message });
  }
}

/** Takes the refund for a few minutes. Two processes never send it at the same time. */
async function claim(em: EntityManager, refundId: string): Promise<ClaimedRefund | undefined> {
  const [row]: (ClaimedRefund & { next: Date })[] = await em.execute(
    `update event_refunds refund set tries = refund.tries + 1, tried_at = now(), next_try_at = now() + ?::interval
     from event_payment_transactions paid
     where refund.id = ? and paid.id = refund.transaction_id and refund.state <> 'completed'
       and (refund.tried_at is null or refund.tried_at < now() - ?::interval)
     returning refund.id, paid.flutterwave_transaction_id as "transactionId", refund.state, refund.tries,
       (refund.amount * 100)::float8 as "amountKobo", refund.flutterwave_refund_id as "refundId"`,
    [`${LEASE_MINUTES + 2} minutes`, refundId, `${LEASE_MINUTES} minutes`],
  );
  return row;
}

/**
 * Keeps the refund for the provider's next call. False if somebody else has it meanwhile: a long list of refunds takes
 * longer to read than the refund is kept, and the other one may have sent it after the list was read.
 */
async function renewClaim(em: EntityManager, { id, tries }: ClaimedRefund): Promise<boolean> {
  return (await em.nativeUpdate(EventRefundEntity, { id, tries }, { triedAt: raw("now()") })) === 1;
}

async function request(em: EntityManager, refund: ClaimedRefund, { provider, log }: SendOptions): Promise<void> {
  const { id, transactionId, amountKobo, tries } = refund;
  const arrived = tries > 1 ? await earlierTry(em, refund, provider) : undefined;
  if (arrived) return await accepted(em, refund, arrived.refundId, arrived.status === "completed");
  if (!(await renewClaim(em, refund))) return;
  const reply = await provider.refund({ transactionId, amountKobo });
  if (reply.status !== "refused") return await accepted(em, refund, reply.refundId, reply.status === "completed");
  log.error(
    { refundId: id, transactionId, reason: reply.reason, tries },
    `the payment provider refuses to refund ${naira(amountKobo)}; it is asked again`,
  );
  const refused = { state: "refused", lastError: reply.reason, nextTryAt: nextTryAt(tries) } as const;
  await em.nativeUpdate(EventRefundEntity, { id }, refused);
}

/** A refund of the same amount that the provider knows and that no other row has. */
async function earlierTry(em: EntityManager, { transactionId, amountKobo }: ClaimedRefund, provider: PaymentProvider) {
  const known = (await provider.listRefunds(transactionId)).filter(
    (each) => each.status !== "failed" && each.amountKobo === amountKobo,
  );
  const taken = await em.find(EventRefundEntity, { refundId: { $in: known.map((each) => each.refundId) } });
  return known.find((each) => !taken.some(({ refundId }) => refundId === each.refundId));
}

async function accepted(em: EntityManager, { id, tries }: ClaimedRefund, refundId: string, isDone: boolean) {
  await em.nativeUpdate(EventRefundEntity, { id }, { refundId, lastError: null, ...progress(isDone, tries) });
}

const progress = (isDone: boolean, tries: number) =>
  isDone
    ? ({ state: "completed", completedAt: new Date(), nextTryAt: null } as const)
    : ({ state: "requested", nextTryAt: nextTryAt(tries) } as const);

/** Looks how an accepted refund went. One that failed is requested again. */
async function followUp(em: EntityManager, refund: ClaimedRefund, { provider, log }: SendOptions): Promise<void> {
  const { id, transactionId, refundId, tries } = refund;
  const refunds: readonly ProviderRefund[] = await provider.listRefunds(transactionId);
  const found = refunds.find((each) => each.refundId === refundId);
  if (found?.status !== "failed") {
    await em.nativeUpdate(EventRefundEntity, { id }, progress(found?.status === "completed", tries));
    return;
  }
  log.error({ refundId: id, transactionId }, "the payment provider could not complete a refund; it is requested again");
  const again = { state: "refused", refundId: null, lastError: "The provider could not complete it." } as const;
  await em.nativeUpdate(EventRefundEntity, { id }, { ...again, nextTryAt: nextTryAt(tries) });
}
