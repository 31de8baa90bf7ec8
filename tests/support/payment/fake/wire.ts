import { koboToNaira } from "../../../../server/payment/provider/kobo.ts";
import type { TestRefund, TestTransaction } from "../../../../server/payment/test-checkout/store.ts";

const ACCOUNT_ID = 73362;
const iso = (time: number) => new Date(time).toISOString();

/** A transaction as `verify` and webhooks write it. */
export function transactionJson(transaction: TestTransaction, origin: string) {
  const { id, txRef, amountKobo, currency, status, paymentType, createdAt, customer } = transaction;
  const amount = koboToNaira(amountKobo);
  const isPaid = status === "successful";
  return {
    id,
    tx_ref: txRef,
    flw_ref: `FAKE/${id}`,
    device_fingerprint: "N/A",
    amount,
    currency,
    // As if the payer bore the fee: what counts is `amount`.
    charged_amount: koboToNaira(amountKobo + feeKobo(amountKobo)),
    app_fee: koboToNaira(feeKobo(amountKobo)),
    merchant_fee: 0,
    processor_response: isPaid ? "Approved" : status === "pending" ? "Waiting for the transfer" : "Insufficient funds",
    auth_model: paymentType === "card" ? "PIN" : "AUTH",
    ip: "127.0.0.1",
    narration: "Test checkout",
    status,
    payment_type: paymentType,
    created_at: iso(createdAt),
    account_id: ACCOUNT_ID,
    amount_settled: isPaid ? amount : null,
    meta: { __CheckoutInitAddress: `${origin}/pay/${transaction.pageToken}` },
    customer: {
      id: id + 1,
      name: customer.name,
      phone_number: "N/A",
      email: customer.email,
      created_at: iso(createdAt),
    },
    ...(paymentType === "card" && {
      card: {
        first_6digits: "553188",
        last_4digits: "2950",
        issuer: "TEST BANK",
        country: "NIGERIA NG",
        type: "MASTERCARD",
        token: `flw-t1nf-fake-${id}`,
        expiry: "09/32",
      },
    }),
  };
}

/** A transaction in a list, where ids are text and the customer is flat. */
export function listedTransactionJson(transaction: TestTransaction, origin: string) {
  const { customer, card, ...rest } = transactionJson(transaction, origin);
  return {
    ...rest,
    id: String(rest.id),
    account_id: String(rest.account_id),
    customer_name: customer.name,
    customer_email: customer.email,
  };
}

export const refundJson = (refund: TestRefund) => ({
  id: refund.id,
  account_id: ACCOUNT_ID,
  tx_id: refund.transactionId,
  flw_ref: `FAKE/${refund.transactionId}`,
  wallet_id: 74639,
  amount_refunded: koboToNaira(refund.amountKobo),
  status: refund.status,
  destination: "payment_source",
  meta: { source: "availablebalance" },
  created_at: iso(refund.createdAt),
});

/** 1.4 %, whole kobo, at most 2,000 Naira. */
const feeKobo = (amountKobo: number) => Math.min(Math.round(amountKobo * 0.014), 200_000);
