import type { Translates } from "../../schema/language/translation.ts";

// The member's account in the header, and signing out
export const accountTitle = "Your account";
export { anonymousPlayer as unnamedMember } from "../frame/frame-text.ts";
export const chooseNameButton = "Choose name";
export const changeNameButton = "Change my name";
export { cancelButton as cancelNameButton } from "../ui/overlay/overlay-text.ts";
export const mySafetyLink = "Safety and privacy";
export const securityLink = "Sign-in and security";
export { signOutButton } from "../frame/sign-out/sign-out-text.ts";
export const signOutEverywhereButton = "Sign out everywhere";

// Signing in and creating an account
export const signInTitle = "Sign In";
export const signInLead = "E sweet us to see you again.";
/** A link to create an account follows. */
export const noAccountYet = "You new here?";
export const createTitle = "Open Account";
export const createPrivacy =
  "Safeguarding leads dey read along for channels and where adults and young people dey talk. Dem dey see your birth date to confirm your age, and admins dey see your email; other members no dey see any of the two. Nobody dey see your password.";
/** For groups of adults, where nobody reads along. */
export const createPrivacyOfAdults =
  "Admins dey see your email and your birth date; other members no dey see any of the two. Nobody dey see your password.";
export const privacyLink = "Privacy";
export const termsLink = "Terms";
export const createLead = "All you need na email and password.";
/** A link to sign in follows. */
export const accountExists = "You don get account before?";
export const emailLabel = "Email";
export const passwordLabel = "Password";
export const signedIn = "You don sign in!";
export const accountCreated = "Your account don open! Abeg check your email to verify your account.";
/** For a server without SMTP. */
export const emailsInOutbox =
  "This server no dey send email. E dey keep dem inside one folder for the server: ask the pesin wey dey run am.";

// Forgetting a password
export const forgotTitle = "You forget your password?";
export const forgotLead = "We go send you link to choose new one.";
export const backToSignIn = "Go back to Sign In";
export const sendLinkButton = "Send the link";
export const linkSentTitle = "Abeg check your email";
export const linkSent = (email: string): string => `If ${email} get account here, link dey come.`;

// Choosing a new password
export const newPasswordTitle = "Choose new password";
export const newPasswordLead = "This one go sign you out for every device.";
export const newLinkButton = "Get new link";
export const newPasswordLabel = "New password";
export const savePasswordButton = "Save password";
export const passwordChangedTitle = "Password don change";
export const passwordChangedMessage = "Sign in with your new password.";

// Verifying an email
export const verifyTitle = "Verify your email";
export const verifying = "We dey verify your email...";
export const verifiedTitle = "We don verify your email";
export const verifiedAndSignedIn = "Welcome! You don sign in.";
export const verifiedMessage = "Sign in to continue.";
/** One of the next two sentences follows. */
export const linkNoLongerValid = "Links from our emails dey work for small time only.";
export const signInForNewLink = "Sign in, and we go send you new one.";
export const verificationOptional = "You fit continue without am, because this server no need am.";
export const homePageLink = "Go to the home page";

export type Holds = Translates<typeof import("./account-text.ts"), typeof import("./account-text.pcm.ts")>;
