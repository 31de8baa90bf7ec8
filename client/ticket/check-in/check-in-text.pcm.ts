import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, formatEnd, formatNumber } from "../../ui/format/format.ts";
import type { CameraFailure } from "../scan/camera.ts";
import type { WrongScan } from "./state/check-in-state.ts";
import type { Decision } from "./state/decision.ts";

export const screenTitle = "Check-in";
export const backLabel = "Go back to the event";
export const loading = "The list of tickets dey load...";
export const changeGate = "Change the gate name";

// Which gate this phone is at
export const gateTitle = "Which gate be this?";
export const gateHint = "If one ticket come two times, the others go see where dem first use am.";
export const gateLabel = "Name of the gate";
export const gatePlaceholder = "Main gate";
export const gateMissing = "Abeg give the gate a name, like “Main gate”.";
export const gateSave = "Start check-in";

// How many are inside
export const inside = (count: number, expected: number) => ({
  number: formatNumber(count),
  rest: `of ${formatNumber(expected)} dey inside`,
});

// The connection
export const offline = "Network no dey. You fit continue with the list for this phone.";
export const offlineWaiting = (count: number): string =>
  `Network no dey. ${countOf(count, "check-in", "check-ins")} dey wait for network on this phone.`;
export const waiting = (count: number): string => `We dey send ${countOf(count, "check-in", "check-ins")}...`;
export const noList = "This phone no get list yet";
export const otherTabTitle = "The door don open for another tab";
export const otherTabHint = "Continue for that tab, or close am: then this one go take over.";
export const noListHint = "Open this page one time with network. After that e go work without network too.";

// Scanning and typing
export const startCamera = "Scan tickets";
export const stopCamera = "Stop camera";
export const torch = "Light";
export const cameraLabel = "Camera. Hold the QR code of the ticket inside the frame.";
export const startingCamera = "The camera dey start...";
export const cameraFailures: Readonly<Record<CameraFailure, { title: string; message: string }>> = {
  denied: {
    title: "The camera no get permission",
    message: "Allow am for this site inside your browser settings, or type the reference wey dey the ticket.",
  },
  missing: {
    title: "We no see any camera",
    message: "Type the reference wey dey the ticket, or find the person with name.",
  },
  busy: {
    title: "Another app dey use the camera",
    message: "Close the other app wey dey use am and try again, or type the reference wey dey the ticket.",
  },
  unsupported: {
    title: "This browser no fit use the camera",
    message: "Open this page for Chrome or Safari, or type the reference wey dey the ticket.",
  },
  blocked: { title: "The camera need fresh page", message: "Load this page again, or type the reference." },
  failed: { title: "The camera don stop", message: "Try am again, or type the reference wey dey the ticket." },
};
export const reload = "Load again";
export const tryAgain = "Try again";
export const startTitle = "Ready for the next ticket";
export const startHint = "Scan the QR code of each ticket, or type the reference or the person name below.";
export const fieldLabel = "Reference or name";
export const checkInButton = "Check in";
export const nextButton = "Next";
export const undoButton = "Undo";
export const matchesLabel = "Tickets wey match";
export const noMatch = "No ticket get this name or reference.";
export const moreMatches = (count: number): string => `${formatNumber(count)} more. Type more letters.`;
export const insideSince = (time: number, gate: string): string => `Dey inside since ${formatEnd(time)}, ${gate}`;
export const statusTexts = { registered: "", held: "Never pay", cancelled: "Cancelled" } as const;

// The answer
type Result = Decision["result"];
export const results: Readonly<Record<Result, { title: string; detail: string }>> = {
  in: { title: "Come in", detail: "" },
  "already-in": { title: "Don enter already", detail: "" },
  cancelled: { title: "Cancelled", detail: "This ticket no dey valid again." },
  "not-paid": { title: "Never pay", detail: "The payment never enter. Tell them make dem open their ticket page." },
  "not-this-event": { title: "No be this event", detail: "This ticket na for another event." },
  unknown: { title: "Not valid", detail: "This one no be our ticket. Check the reference again." },
  undone: { title: "Undone", detail: "Dem don undo this check-in. Scan am again to let them enter." },
  "not-on-list": { title: "No dey the list", detail: "The list for this phone no get this ticket." },
  "not-a-ticket": {
    title: "No be ticket",
    detail: "Reference dey get 8 letters and numbers, like K7M2-9QPD.",
  },
};
export const sinceAt = (time: number, gate: string): string => `${formatEnd(time)}, ${gate}`;
export const offlineIn = "E don save for this phone. Other gates never know.";
export const offlineRefused = "Network no dey: na this phone list we use.";
export const undone = (name: string): string => `We don check ${name} out again.`;
export const undoFailed = { title: "E no undo", message: "This one need network. Abeg try am again." };

// What went wrong at the gates
export const problems = (count: number): string => countOf(count, "ticket need check", "tickets need check");
export const showProblems = "Show";
export const problemsTitle = "Enter by mistake";
export const problemsHint = "These people enter when one gate no get network.";
export const twice = (firstTime: number, firstGate: string, secondTime: number, secondGate: string): string =>
  `Enter two times: ${formatEnd(firstTime)}, ${firstGate}, and ${formatEnd(secondTime)}, ${secondGate}.`;
export const onceLate = (time: number, gate: string): string => `Enter at ${formatEnd(time)}, ${gate}.`;
export const wrongTexts: Readonly<Record<WrongScan["result"], string>> = {
  cancelled: "The ticket don cancel.",
  "not-paid": "Nobody don pay for the ticket.",
  "not-this-event": "The ticket na for another event.",
  unknown: "The ticket no dey valid.",
  undone: "Dem don undo the check-in.",
};
export const problemsDone = "Done";

export type Holds = Translates<typeof import("./check-in-text.ts"), typeof import("./check-in-text.pcm.ts")>;
