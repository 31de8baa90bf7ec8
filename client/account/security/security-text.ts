import type { MemberRole } from "../../../schema/member/role.ts";
import { countOf, formatClockTime, formatDay } from "../../ui/format/format.ts";
import { shortTime } from "../../ui/format/short-time.ts";

export { cancelButton } from "../../ui/overlay/overlay-text.ts";
export const screenTitle = "Sign-in and security";
export const loading = "Loading your sign-in settings...";
export const passwordLabel = "Your password";
export const passwordRequired = "Please enter your password.";

// The member's roles
export const rolesTitle = "Your roles";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
export const roleTasks: Readonly<Record<MemberRole, string>> = {
  admin: "You manage members, events and everything else in the admin area.",
  mentor: "You answer questions, open pods and confirm the ages of people you know.",
  safeguarding_lead: "You handle reports, and read along where adults and minors talk.",
};
export const roleActive = "Active";
export const roleWaits = "Waits for two-step sign-in";

// Two-step sign-in
export const twoStepTitle = "Two-step sign-in";
export const twoStepLead =
  "After your password, we ask for a code from an app on your phone. Anyone who learns your password still can’t get in.";
export const requiredTitle = "Your role needs two-step sign-in";
export const requiredHint = "Turn it on to use your role. Everything else works as before.";
export const turnOnButton = "Turn on two-step sign-in";
export const isOn = "On";
export const codesLeft = (count: number): string =>
  count === 0
    ? "You have no recovery codes left. Make new ones, so that you can sign in without your phone."
    : `You have ${countOf(count, "recovery code")} left, for when you don’t have your phone.`;
export const newCodesButton = "New recovery codes";
export const turnOffButton = "Turn off";

// The code after the password
export const codeTitle = "Enter your code";
export const codeLead = "Open your authenticator app and enter the six digits that it shows.";
export const codeLabel = "Code";
export const useRecoveryButton = "Use a recovery code";
export const recoverySignInLead =
  "Enter one of the codes that you saved when you turned on two-step sign-in. It works once.";
export const recoveryLabel = "Recovery code";
export const useAppButton = "Use my app instead";

// Setting it up
export const continueButton = "Continue";
export const scanTitle = "Scan this code with your app";
export const scanHint =
  "Use any authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. Choose “Scan a QR code” in it.";
export const qrLabel = "QR code for your authenticator app";
export const openAppLink = "On this phone? Open your app";
export const secretHint = "Or type this key into your app:";
export const copySecretButton = "Copy the key";
export const appCodeLabel = "Code from your app";
export const appCodeHint = "Six digits. They change every 30 seconds.";
export const codeRequired = "Please enter the code.";
export const confirmButton = "Turn on";
export const turnedOn = { title: "Two-step sign-in is on", message: "You were signed out on your other devices." };

// Recovery codes
export const recoveryTitle = "Save your recovery codes";
export const recoveryLead =
  "Each code signs you in once without your phone. Keep them somewhere other than your phone, for instance on paper. We can’t show them again.";
export const recoveryListLabel = "Recovery codes";
export const recoveryAccount = (community: string, email: string): string => `${community}, ${email}`;
export const copyCodesButton = "Copy the codes";
export const printButton = "Print";
export const savedButton = "I’ve saved them";

// Turning it off, and new codes
export const turnOffTitle = "Sign in without a code?";
export const turnOffHint = "Your password alone will sign you in. Your recovery codes stop working.";
export const turnOffRequiredHint =
  "Your password alone will sign you in, and you can’t use your role until you turn it on again.";
export const turnedOff = { title: "Two-step sign-in is off", message: "Your password alone signs you in now." };
export const newCodesTitle = "Make new recovery codes?";
export const newCodesHint = "Your current recovery codes stop working.";
export const newCodesConfirm = "Make new codes";

// Where the member is signed in
export const sessionsTitle = "Where you’re signed in";
export const sessionsHint = "If you don’t recognize a device, sign it out and choose a new password.";
export const loadingSessions = "Loading your devices...";
export const unknownBrowser = "Unknown browser";
export const thisDevice = "This device";
export const signedInOn = (time: number): string => `Signed in ${formatDay(time)}`;
export const lastUsed = (time: number, now: number): string =>
  new Date(time).toDateString() === new Date(now).toDateString()
    ? `Last used at ${formatClockTime(time)}`
    : `Last used ${shortTime(time, now)}`;
export const endButton = "Sign out";
export const endLabel = (browser: string, used: string): string => `Sign out ${browser}, ${used.toLowerCase()}`;
export const endedToast = (browser: string): string => `${browser} is signed out`;

// The password again
export const againTitle = "Confirm it’s you";
export const againHint = "This needs your password. You won’t be asked again for ten minutes.";
export const againButton = "Confirm";
