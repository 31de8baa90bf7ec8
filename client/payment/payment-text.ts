import { formatClockTime, formatMinutes } from "../ui/format/format.ts";

const NO_BREAK = "\u00a0";
const clockTime = (time: number): string => formatClockTime(time).replace(" ", NO_BREAK);

// Buying
export const buyButton = "Buy Ticket";
export const buyNote = "Your seat is kept for 15 minutes while you pay.";
export const signInButton = "Sign in to buy";
export const pleaseSignIn = { title: "Please sign in", message: "You need to sign in to purchase tickets" };
/** On the event’s own page, as the specification writes it there. */
export const alreadyTitle = "Already Registered";
export const startFailed = { title: "The payment page can’t be opened", message: "Please try again in a minute." };

// A held seat
export const heldTitle = "Your seat is kept for you";
export const keptUntil = (time: number): string => `Your seat is kept until ${clockTime(time)}`;
/** "14:32 left" */
export const timeLeft = (seconds: number): string => `${formatMinutes(seconds)} left`;
export const continueButton = "Continue to payment";
export const giveUpButton = "Give up the seat";
export const giveUpTitle = "Give up your seat?";
export const giveUpQuestion = "Someone else may take it. If you have already paid, the money goes back to you.";
export const keepSeat = "Keep my seat";
export const givenUp = { title: "Seat given up", message: "You can buy a ticket again as long as there are seats." };
export const giveUpFailed = { title: "Your seat is still kept", message: "Please try again." };
export const paidButton = "I have paid";

// The payment’s own page
export const pageTitle = "Your payment";
export const loadingPayment = "Asking the bank...";
export const confirmedTitle = "Payment successful!";
// biome-ignore lint/plugin: the specification writes this apostrophe
export const confirmedText = "You've been registered for the event";
export const freeTitle = "You’re registered";
export const pendingTitle = "We are waiting for the bank";
export const pendingText =
  "Some payments take a few minutes. This page looks again by itself, and your ticket also comes by mail, so you can close it.";
export const noHoldText =
  "Your seat isn’t kept any longer. If your payment arrives, you get a seat if one is free, and otherwise your money back.";
export const failedTitle = "Payment failed";
export const failedText = "Payment was not completed successfully";
export const stoppedTitle = "You haven’t paid yet";
export const stoppedText = "You left the payment page before paying. Nothing was charged.";
export const cancelledTitle = "This payment has ended";
export const cancelledText =
  "The seat was given up, or it wasn’t paid for in time. If money still arrives for it, it goes back to you.";
/** Whoever has a ticket already: another payment of theirs may still arrive. */
export const onceMoreText = "Your seat is yours. If another payment for it still arrives, it goes back to you.";
export const providerAway = {
  title: "The payment provider can’t be reached right now.",
  message: "We keep asking, and no payment is lost.",
};
export const referenceLabel = "Reference";
export const eventLabel = "Event";
export const dateLabel = "When";
export const paidLabel = "Paid";
export const priceToPay = "Price";
export const ticketButton = "Download Ticket";
export const dashboardButton = "Go to Dashboard";
export const eventButton = "Back to the event";
export const tryAgainButton = "Try again";
export const refundsTitle = "Money that goes back to you";

// The inline checkout
export const payTitle = "Pay for your ticket";
export const openingWidget = "Opening the payment window...";
export const openWidgetButton = "Open the payment window";
export const widgetNote = "The payment window belongs to Flutterwave. Your card’s details never reach this site.";
/** Specified. */
export const widgetFailed = "Failed to load payment modal. Check your internet connection and retry later.";
