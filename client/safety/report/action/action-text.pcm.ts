import type { Translates } from "../../../../schema/language/translation.ts";
import type { MUTE_HOURS_OPTIONS } from "../../../../schema/limits.ts";
import type { ActionKind } from "../../../../schema/safety/report-action.ts";

export const actionsTitle = "Wetin dem do";
export const actionsHint = "Everybody wey dey handle this report dey see am.";
export const nothingYet = "Nothing yet.";
/** On the page of the reader. */
export const ownActionsHint = "Another admin dey see this one, and na that admin suppose do am.";
/** For example "Warned by Mama Grace". */
export const doneBy: Readonly<Record<ActionKind, (name: string) => string>> = {
  warn: (name) => `Warned by ${name}`,
  mute: (name) => `Muted by ${name}`,
  unmute: (name) => `Mute lifted by ${name}`,
  suspend: (name) => `Suspended by ${name}`,
  unsuspend: (name) => `Suspension lifted by ${name}`,
};
/** Below an action. */
export const lasts = (time: string): string => `Till ${time}`;
export const dismissed = (time: string): string => `Dem don read am and close am on ${time}`;
export const notDismissed = "Dem never close am";
export const mutedNow = (time: string): string => `Muted till ${time}`;
export const suspendedNow = "Suspended";

export const startButton = "Warn, mute or suspend";
export const liftMuteButton = "Lift the mute";
export const liftSuspensionButton = "Lift the suspension";

export const title = (name: string): string => `Wetin go happen with ${name}?`;
export const kindLegend = "Action";
export const kindOptions = {
  warn: { label: "Warn", description: "Dem go get notice from their leaders." },
  mute: { label: "Mute", description: "Dem fit read, but dem no fit write, react or create channels." },
  suspend: { label: "Suspend", description: "We go sign them out everywhere and dem no fit sign in." },
} as const;
export const adminOnly = "Only admin fit do this to lead or admin.";
export const hoursLegend = "For how long?";
export const hoursLabels: Readonly<Record<(typeof MUTE_HOURS_OPTIONS)[number], string>> = {
  1: "1 hour",
  24: "1 day",
  168: "7 days",
};
export const reasonLabel = "Reason";
export const reasonRequired = "Abeg give reason.";
/** `name` reads the reason. */
export const readByMember = (name: string): string =>
  `${name} go read this. Your name and the name of who report no dey show, so no talk who tell you.`;
export const readByGuardians = "Only leads and admins dey read this.";
export const lastLeadWarning = (name: string): string =>
  `${name} na the only safeguarding lead. Without one, adults and minors no fit message each other or share channel.`;
export const lastLeadConfirm = "I know, suspend them like that";
export const lastLeadRequired = "Abeg confirm this one, or give somebody else the role first.";
export const submitButtons: Readonly<Record<ActionKind, string>> = {
  warn: "Send the warning",
  mute: "Mute",
  unmute: "Lift the mute",
  suspend: "Suspend",
  unsuspend: "Lift the suspension",
};
export const doneToasts: Readonly<Record<ActionKind, (name: string) => string>> = {
  warn: (name) => `You don warn ${name}.`,
  mute: (name) => `You don mute ${name}.`,
  unmute: (name) => `${name} fit write again.`,
  suspend: (name) => `You don suspend ${name} and sign them out everywhere.`,
  unsuspend: (name) => `${name} fit sign in again.`,
};
export { cancelButton } from "../../../ui/overlay/overlay-text.ts";

export type Holds = Translates<typeof import("./action-text.ts"), typeof import("./action-text.pcm.ts")>;
