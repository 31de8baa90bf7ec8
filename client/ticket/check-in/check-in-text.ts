import { countOf, formatEnd, formatNumber } from "../../ui/format/format.ts";
import type { CameraFailure } from "../scan/camera.ts";
import type { WrongScan } from "./state/check-in-state.ts";
import type { Decision } from "./state/decision.ts";

export const screenTitle = "Check-in";
export const backLabel = "Back to the event";
export const loading = "Loading the list of tickets...";
export const changeGate = "Change the gate’s name";

// Which gate this phone is at
export const gateTitle = "Which gate is this?";
export const gateHint = "If a ticket comes twice, the others see where it was used first.";
export const gateLabel = "Name of the gate";
export const gatePlaceholder = "Main gate";
export const gateMissing = "Please give the gate a name, such as “Main gate”.";
export const gateSave = "Start checking in";

// How many are inside
export const inside = (count: number, expected: number) => ({
  number: formatNumber(count),
  rest: `of ${formatNumber(expected)} inside`,
});

// The connection
export const offline = "Offline. You can go on with the list on this phone.";
export const offlineWaiting = (count: number): string =>
  `Offline. ${countOf(count, "check-in waits", "check-ins wait")} on this phone for the network.`;
export const waiting = (count: number): string => `Sending ${countOf(count, "check-in")}...`;
export const noList = "This phone has no list yet";
export const otherTabTitle = "The door is open in another tab";
export const otherTabHint = "Go on in that tab, or close it: then this one takes over.";
export const noListHint = "Open this page once with network. After that it also works without.";

// Scanning and typing
export const startCamera = "Scan tickets";
export const stopCamera = "Stop camera";
export const torch = "Light";
export const cameraLabel = "Camera. Hold the ticket’s QR code in the frame.";
export const startingCamera = "Starting the camera...";
export const cameraFailures: Readonly<Record<CameraFailure, { title: string; message: string }>> = {
  denied: {
    title: "The camera is not allowed",
    message: "Allow it for this site in your browser’s settings, or type the reference from the ticket.",
  },
  missing: { title: "No camera found", message: "Type the reference from the ticket, or find the person by name." },
  busy: {
    title: "The camera is in use",
    message: "Close the other app that uses it and try again, or type the reference from the ticket.",
  },
  unsupported: {
    title: "This browser can’t use the camera",
    message: "Open this page in Chrome or Safari, or type the reference from the ticket.",
  },
  blocked: { title: "The camera needs a fresh page", message: "Reload this page, or type the reference." },
  failed: { title: "The camera stopped", message: "Try again, or type the reference from the ticket." },
};
export const reload = "Reload";
export const tryAgain = "Try again";
export const startTitle = "Ready for the next ticket";
export const startHint = "Scan the QR code on each ticket, or type its reference or the person’s name below.";
export const fieldLabel = "Reference or name";
export const checkInButton = "Check in";
export const nextButton = "Next";
export const undoButton = "Undo";
export const matchesLabel = "Matching tickets";
export const noMatch = "No ticket with this name or reference.";
export const moreMatches = (count: number): string => `${formatNumber(count)} more. Type more letters.`;
export const insideSince = (time: number, gate: string): string => `Inside since ${formatEnd(time)}, ${gate}`;
export const statusTexts = { registered: "", held: "Not paid", cancelled: "Cancelled" } as const;

// The answer
type Result = Decision["result"];
export const results: Readonly<Record<Result, { title: string; detail: string }>> = {
  in: { title: "Come in", detail: "" },
  "already-in": { title: "Already in", detail: "" },
  cancelled: { title: "Cancelled", detail: "This ticket is not valid anymore." },
  "not-paid": { title: "Not paid", detail: "The payment has not arrived. Ask them to open their ticket page." },
  "not-this-event": { title: "Not this event", detail: "This ticket is for another event." },
  unknown: { title: "Not valid", detail: "This is not a ticket of ours. Check the reference again." },
  undone: { title: "Undone", detail: "This check-in was undone. Scan again to let them in." },
  "not-on-list": { title: "Not on the list", detail: "The list on this phone doesn’t have this ticket." },
  "not-a-ticket": {
    title: "Not a ticket",
    detail: "A reference has 8 letters and numbers, such as K7M2-9QPD.",
  },
};
export const sinceAt = (time: number, gate: string): string => `${formatEnd(time)}, ${gate}`;
export const offlineIn = "Saved on this phone. Other gates don’t know it yet.";
export const offlineRefused = "Offline: based on this phone’s list.";
export const undone = (name: string): string => `${name} is checked out again.`;
export const undoFailed = { title: "Not undone", message: "This needs the network. Please try again." };

// What went wrong at the gates
export const problems = (count: number): string => countOf(count, "ticket needs a look", "tickets need a look");
export const showProblems = "Show";
export const problemsTitle = "Let in by mistake";
export const problemsHint = "These people were let in while a gate had no network.";
export const twice = (firstTime: number, firstGate: string, secondTime: number, secondGate: string): string =>
  `Let in twice: ${formatEnd(firstTime)}, ${firstGate}, and ${formatEnd(secondTime)}, ${secondGate}.`;
export const onceLate = (time: number, gate: string): string => `Let in at ${formatEnd(time)}, ${gate}.`;
export const wrongTexts: Readonly<Record<WrongScan["result"], string>> = {
  cancelled: "The ticket was cancelled.",
  "not-paid": "The ticket is not paid.",
  "not-this-event": "The ticket is for another event.",
  unknown: "The ticket is not valid.",
  undone: "The check-in was undone.",
};
export const problemsDone = "Done";
