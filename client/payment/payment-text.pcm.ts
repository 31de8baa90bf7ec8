import type { Translates } from "../../schema/language/translation.ts";
import { formatClockTime, formatMinutes } from "../ui/format/format.ts";

const NO_BREAK = "\u00a0";
const clockTime = (time: number): string => formatClockTime(time).replace(" ", NO_BREAK);

// Buying
export const buyButton = "Buy Ticket";
export const buyNote = "We go keep your seat for 15 minutes as you dey pay.";
export const signInButton = "Sign in to buy";
export const pleaseSignIn = { title: "Abeg sign in", message: "You need sign in before you fit buy tickets" };
export const alreadyTitle = "You Don Register Already";
export const startFailed = { title: "The payment page no fit open", message: "Abeg try am again in one minute." };

// A held seat
export const heldTitle = "We dey keep your seat for you";
export const keptUntil = (time: number): string => `We dey keep your seat till ${clockTime(time)}`;
/** "14:32 e remain" */
export const timeLeft = (seconds: number): string => `${formatMinutes(seconds)} e remain`;
export const continueButton = "Continue to payment";
export const giveUpButton = "Give up the seat";
export const giveUpTitle = "Give up your seat?";
export const giveUpQuestion = "Somebody else fit take am. If you don already pay, the money go come back to you.";
export const keepSeat = "Keep my seat";
export const givenUp = {
  title: "You don give up the seat",
  message: "You fit buy ticket again as long as seats dey.",
};
export const giveUpFailed = { title: "We still dey keep your seat", message: "Abeg try am again." };
export const paidButton = "I don pay";

// The payment’s own page
export const pageTitle = "Your payment";
export const loadingPayment = "We dey ask the bank...";
export const confirmedTitle = "Payment don work!";
export const confirmedText = "You don register for the event";
export const freeTitle = "You don register";
export const pendingTitle = "We dey wait for the bank";
export const pendingText =
  "Some payments dey take some minutes. This page dey check again by itself, and your ticket go come by mail too, so you fit close am.";
export const noHoldText =
  "We no dey keep your seat again. If your payment enter, you go get seat if one dey free. If not, you go get your money back.";
export const failedTitle = "Payment no work";
export const failedText = "The payment no complete";
export const stoppedTitle = "You never pay";
export const stoppedText = "You leave the payment page before you pay. We no take any money.";
export const cancelledTitle = "This payment don end";
export const cancelledText =
  "The seat don go, either you give am up or the payment no come on time. If money still enter for am, e go come back to you.";
/** Whoever has a ticket already: another payment of theirs may still arrive. */
export const onceMoreText = "The seat na your own. If another payment for am still enter, e go come back to you.";
export const providerAway = {
  title: "We no fit reach the payment provider now.",
  message: "We still dey ask, and no payment go lost.",
};
export const referenceLabel = "Reference";
export const eventLabel = "Event";
export const dateLabel = "When";
export const paidLabel = "Paid";
export const priceToPay = "Price";
export const ticketButton = "Download Ticket";
export const dashboardButton = "Go to Dashboard";
export const eventButton = "Go back to the event";
export const tryAgainButton = "Try again";
export const refundsTitle = "Money wey dey come back to you";

// The inline checkout
export const payTitle = "Pay for your ticket";
export const openingWidget = "The payment window dey open...";
export const openWidgetButton = "Open the payment window";
export const widgetNote = "Na Flutterwave get the payment window. Your card details no dey ever reach this site.";
export const widgetFailed = "The payment window no load. Check your network and try am again later.";

export type Holds = Translates<typeof import("./payment-text.ts"), typeof import("./payment-text.pcm.ts")>;
