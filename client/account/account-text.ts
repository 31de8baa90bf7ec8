// The member's account in the header, and signing out
export const accountTitle = "Your account";
export { anonymousPlayer as unnamedMember } from "../frame/frame-text.ts";
export const chooseNameButton = "Choose a name";
export const changeNameButton = "Change my name";
export { cancelButton as cancelNameButton } from "../ui/overlay/overlay-text.ts";
export const mySafetyLink = "Safety and privacy";
export const securityLink = "Sign-in and security";
export { signOutButton } from "../frame/sign-out/sign-out-text.ts";
export const signOutEverywhereButton = "Sign out everywhere";

// Signing in and creating an account
export const signInTitle = "Sign In";
export const signInLead = "Good to see you again.";
/** A link to create an account follows. */
export const noAccountYet = "New here?";
export const createTitle = "Create Account";
export const createPrivacy =
  "Safeguarding leads read along in channels and where adults and young people talk. They see your birth date to confirm your age, and admins see your email; other members see neither. Nobody sees your password.";
/** For groups of adults, where nobody reads along. */
export const createPrivacyOfAdults =
  "Admins see your email and your birth date; other members see neither. Nobody sees your password.";
export const privacyLink = "Privacy";
export const termsLink = "Terms";
export const createLead = "All you need is an email and a password.";
/** A link to sign in follows. */
export const accountExists = "Already have an account?";
export const emailLabel = "Email";
export const passwordLabel = "Password";
export const signedIn = "Signed in successfully!";
export const accountCreated = "Account created! Please check your email to verify your account.";
/** For a server without SMTP. */
export const emailsInOutbox =
  "This server doesn’t send emails. It saves them in a folder on the server: ask the person who runs it.";

// Forgetting a password
export const forgotTitle = "Forgot your password?";
export const forgotLead = "We’ll send you a link to choose a new one.";
export const backToSignIn = "Back to Sign In";
export const sendLinkButton = "Send the link";
export const linkSentTitle = "Please check your email";
export const linkSent = (email: string): string => `If ${email} has an account here, a link is on its way.`;

// Choosing a new password
export const newPasswordTitle = "Choose a new password";
export const newPasswordLead = "This signs you out on every device.";
export const newLinkButton = "Get a new link";
export const newPasswordLabel = "New password";
export const savePasswordButton = "Save password";
export const passwordChangedTitle = "Password changed";
export const passwordChangedMessage = "Sign in with your new password.";

// Verifying an email
export const verifyTitle = "Verify your email";
export const verifying = "Verifying your email...";
export const verifiedTitle = "Your email is verified";
export const verifiedAndSignedIn = "Welcome! You’re signed in.";
export const verifiedMessage = "Sign in to continue.";
/** One of the next two sentences follows. */
export const linkNoLongerValid = "Links from our emails work for a limited time.";
export const signInForNewLink = "Sign in, and we’ll send you a new one.";
export const verificationOptional = "You can continue without it, because this server doesn’t require it.";
export const homePageLink = "Go to the home page";
