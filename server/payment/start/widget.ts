import type { WidgetPayment } from "../../../schema/payment/payment.ts";
import type { Widget } from "../checkout.ts";
import { koboToNaira } from "../provider/kobo.ts";
import type { Payer, StartedPayment } from "./open-page.ts";

/** The specified ways to pay in the widget. The provider ignores one that it does not offer in Naira. */
const WIDGET_OPTIONS = "card, mobilemoney, ussd";
const NAMELESS_PAYER = "Event Attendee";

/** What the browser opens the inline widget with. The hash lets the provider refuse an amount that was changed there. */
export function widgetPaymentOf(
  { txRef, amountKobo, eventTitle }: StartedPayment,
  { email, fullName }: Payer,
  widget: Widget,
): WidgetPayment {
  const currency = "NGN";
  return {
    scriptUrl: widget.scriptUrl,
    publicKey: widget.publicKey,
    txRef,
    amount: koboToNaira(amountKobo),
    currency,
    paymentOptions: WIDGET_OPTIONS,
    customer: { email, name: fullName ?? NAMELESS_PAYER },
    title: eventTitle,
    payloadHash: widget.payloadHash({ amountKobo, currency, email, txRef }),
  };
}
