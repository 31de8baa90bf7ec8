import type { WidgetPayment } from "../../schema/payment/payment.ts";
import { loadWidgetScript } from "./widget-script.ts";

interface WidgetOptions {
  public_key: string;
  tx_ref: string;
  amount: number;
  currency: string;
  payment_options: string;
  customer: { email: string; name: string };
  customizations: { title: string };
  payload_hash: string;
  /** What it passes is never proof of a payment. */
  callback: () => void;
  onclose: () => void;
}

declare global {
  interface Window {
    /** Defined by the provider’s script. */
    FlutterwaveCheckout?: (options: WidgetOptions) => { close?: () => void } | undefined;
  }
}

/** Opens the payment window. `onDone` is called when the payer is through with it or closes it. Rejects if it can't be loaded. */
export async function openWidget(payment: WidgetPayment, onDone: () => void): Promise<void> {
  if (!window.FlutterwaveCheckout) await loadWidgetScript(payment.scriptUrl);
  const open = window.FlutterwaveCheckout;
  if (!open) throw new Error("the provider’s script defines no payment window");
  const shown = open({
    public_key: payment.publicKey,
    tx_ref: payment.txRef,
    amount: payment.amount,
    currency: payment.currency,
    payment_options: payment.paymentOptions,
    customer: payment.customer,
    customizations: { title: payment.title },
    payload_hash: payment.payloadHash,
    callback: () => {
      shown?.close?.();
      onDone();
    },
    onclose: onDone,
  });
}
