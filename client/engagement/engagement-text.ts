export const backLink = "All ways to take part";
export const signInButton = "Sign in";
export const createAccountButton = "Create an account";
export const cancelButton = "Cancel";
