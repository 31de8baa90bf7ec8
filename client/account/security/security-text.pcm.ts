import type { Translates } from "../../../schema/language/translation.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { countOf, formatClockTime, formatDay } from "../../ui/format/format.ts";
import { shortTime } from "../../ui/format/short-time.ts";

export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const screenTitle = "Sign-in and security";
export const loading = "Your sign-in settings dey load...";
export const passwordLabel = "Your password";
export const passwordRequired = "Abeg put your password.";

// The member's roles
export const rolesTitle = "Your roles";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
export const roleTasks: Readonly<Record<MemberRole, string>> = {
  admin: "You dey manage members, events and everything else for the admin area.",
  mentor: "You dey answer questions, open pods and confirm the age of people wey you know.",
  safeguarding_lead: "You dey handle reports, and you dey read along where adults and minors dey talk.",
};
export const roleActive = "Active";
export const roleWaits = "E dey wait for two-step sign-in";

// Two-step sign-in
export const twoStepTitle = "Two-step sign-in";
export const twoStepLead =
  "After your password, we go ask for code from one app for your phone. Even pesin wey sabi your password no go fit enter.";
export const requiredTitle = "Your role need two-step sign-in";
export const requiredHint = "Turn am on to use your role. Everything else dey work as before.";
export const turnOnButton = "Turn on two-step sign-in";
export const isOn = "On";
export const codesLeft = (count: number): string =>
  count === 0
    ? "No recovery code remain. Make new ones, so that you fit sign in without your phone."
    : `E remain ${countOf(count, "recovery code", "recovery codes")}, for when your phone no dey with you.`;
export const newCodesButton = "New recovery codes";
export const turnOffButton = "Turn off";

// The code after the password
export const codeTitle = "Put your code";
export const codeLead = "Open your authenticator app and put the six digits wey e dey show.";
export const codeLabel = "Code";
export const useRecoveryButton = "Use recovery code";
export const recoverySignInLead =
  "Put one of the codes wey you save when you turn on two-step sign-in. E dey work once.";
export const recoveryLabel = "Recovery code";
export const useAppButton = "Use my app instead";

// Setting it up
export const continueButton = "Continue";
export const scanTitle = "Scan this code with your app";
export const scanHint =
  "Use any authenticator app, like Google Authenticator, Microsoft Authenticator or Aegis. Choose “Scan a QR code” inside am.";
export const qrLabel = "QR code for your authenticator app";
export const openAppLink = "You dey use this phone? Open your app";
export const secretHint = "Or type this key for your app:";
export const copySecretButton = "Copy the key";
export const appCodeLabel = "Code from your app";
export const appCodeHint = "Six digits. Dem dey change every 30 seconds.";
export const codeRequired = "Abeg put the code.";
export const confirmButton = "Turn on";
export const turnedOn = { title: "Two-step sign-in dey on", message: "We don sign you out for your other devices." };

// Recovery codes
export const recoveryTitle = "Save your recovery codes";
export const recoveryLead =
  "Each code fit sign you in once without your phone. Keep dem for another place, no be your phone: for paper, for example. We no fit show dem again.";
export const recoveryListLabel = "Recovery codes";
export const recoveryAccount = (community: string, email: string): string => `${community}, ${email}`;
export const copyCodesButton = "Copy the codes";
export const printButton = "Print";
export const savedButton = "I don save dem";

// Turning it off, and new codes
export const turnOffTitle = "Sign in without code?";
export const turnOffHint = "Only your password go sign you in. Your recovery codes no go work again.";
export const turnOffRequiredHint =
  "Only your password go sign you in, and you no go fit use your role until you turn am on again.";
export const turnedOff = { title: "Two-step sign-in dey off", message: "Only your password dey sign you in now." };
export const newCodesTitle = "Make new recovery codes?";
export const newCodesHint = "The recovery codes wey you get now no go work again.";
export const newCodesConfirm = "Make new codes";

// Where the member is signed in
export const sessionsTitle = "Where you don sign in";
export const sessionsHint = "If you no know one device, sign am out and choose new password.";
export const loadingSessions = "Your devices dey load...";
export const unknownBrowser = "Browser wey we no know";
export const thisDevice = "This device";
/** "You sign in on 21 Nov" */
export const signedInOn = (time: number): string => `You sign in on ${formatDay(time)}`;
/** "Last use: 7:05 PM" or "Last use: 21 Nov" */
export const lastUsed = (time: number, now: number): string =>
  new Date(time).toDateString() === new Date(now).toDateString()
    ? `Last use: ${formatClockTime(time)}`
    : `Last use: ${shortTime(time, now)}`;
export const endButton = "Sign out";
export const endLabel = (browser: string, used: string): string => `Sign out ${browser}, ${used}`;
export const endedToast = (browser: string): string => `${browser} don sign out`;

// The password again
export const againTitle = "Confirm say na you";
export const againHint = "This one need your password. We no go ask you again for ten minutes.";
export const againButton = "Confirm";

export type Holds = Translates<typeof import("./security-text.ts"), typeof import("./security-text.pcm.ts")>;
