import type { MUTE_HOURS_OPTIONS } from "../../../../schema/limits.ts";
import type { ActionKind } from "../../../../schema/safety/report-action.ts";

export const actionsTitle = "What was done";
export const actionsHint = "Everyone who handles this report sees it.";
export const nothingYet = "Nothing yet.";
/** On the page of the reader. */
export const ownActionsHint = "Another admin sees this, and would have to do it.";
/** For example "Warned by Mama Grace". */
export const doneBy: Readonly<Record<ActionKind, (name: string) => string>> = {
  warn: (name) => `Warned by ${name}`,
  mute: (name) => `Muted by ${name}`,
  unmute: (name) => `Mute lifted by ${name}`,
  suspend: (name) => `Suspended by ${name}`,
  unsuspend: (name) => `Suspension lifted by ${name}`,
};
/** Below an action. */
export const lasts = (time: string): string => `Until ${time}`;
export const dismissed = (time: string): string => `Read and dismissed by them on ${time}`;
export const notDismissed = "Not dismissed by them yet";
export const mutedNow = (time: string): string => `Muted until ${time}`;
export const suspendedNow = "Suspended";

export const startButton = "Warn, mute or suspend";
export const liftMuteButton = "Lift the mute";
export const liftSuspensionButton = "Lift the suspension";

export const title = (name: string): string => `What happens with ${name}?`;
export const kindLegend = "Action";
export const kindOptions = {
  warn: { label: "Warn", description: "They get a notice from their leaders." },
  mute: { label: "Mute", description: "They read, but can’t write, react or create channels." },
  suspend: { label: "Suspend", description: "They’re signed out everywhere and can’t sign in." },
} as const;
export const adminOnly = "Only an admin can do this to a lead or an admin.";
export const hoursLegend = "For how long?";
export const hoursLabels: Readonly<Record<(typeof MUTE_HOURS_OPTIONS)[number], string>> = {
  1: "1 hour",
  24: "1 day",
  168: "7 days",
};
export const reasonLabel = "Reason";
export const reasonRequired = "Please give a reason.";
/** `name` reads the reason. */
export const readByMember = (name: string): string =>
  `${name} reads this. Your name and the reporter’s aren’t shown, so leave out who told you.`;
export const readByGuardians = "Only leads and admins read this.";
export const lastLeadWarning = (name: string): string =>
  `${name} is the only safeguarding lead. Without one, adults and minors can’t message each other or share a channel.`;
export const lastLeadConfirm = "I know, suspend them anyway";
export const lastLeadRequired = "Please confirm this, or give someone else the role first.";
export const submitButtons: Readonly<Record<ActionKind, string>> = {
  warn: "Send the warning",
  mute: "Mute",
  unmute: "Lift the mute",
  suspend: "Suspend",
  unsuspend: "Lift the suspension",
};
export const doneToasts: Readonly<Record<ActionKind, (name: string) => string>> = {
  warn: (name) => `${name} is warned.`,
  mute: (name) => `${name} is muted.`,
  unmute: (name) => `${name} can write again.`,
  suspend: (name) => `${name} is suspended and signed out everywhere.`,
  unsuspend: (name) => `${name} can sign in again.`,
};
export { cancelButton } from "../../../ui/overlay/overlay-text.ts";
