export const screenTitle = "Set up this community";
export const loading = "Loading...";

// Before anyone is signed in
export const stepsLead = "For the person who runs the server. It takes three steps:";
export const createStep = "Create your account.";
/** Only where the server sends emails. */
export const verifyStep = "Open the link in our email.";
export const comeBackStep = "Come back to this page and enter the code that the server showed when it started.";
export const createButton = "Create Account";
export const signInButton = "I have an account";

// The code
export const codeLead = (email: string): string => `You’re signed in as ${email}. This account becomes the admin.`;
export const codeLabel = "One-time code";
export const codeHint =
  "Six groups of four letters and digits, in the server’s output. npm run admin-code shows a new one.";
export const codeRequired = "Please enter the code.";
export const submitButton = "Become the admin";
export const doneTitle = "You’re the admin";
export const secondFactorNext = "Turn on two-step sign-in next, to use your role.";

// Once there is an admin
export const hasAdminTitle = "This community has an admin";
export const hasAdminLead = "There’s nothing left to do on this page. An admin can give you a role.";
export const adminAreaLink = "Open the admin area";
export const homeLink = "Go to the home page";
