export const confirmAddress = (community: string) => ({
  subject: `Welcome to ${community}: confirm your address`,
  text: "Good to have you here. Press the button to confirm your email address. The link works for one day. If you didn’t sign up, you can ignore this email.",
  button: "Confirm my address",
});

export const addressInUse = (community: string, forgotPage: string) => ({
  subject: `You already have an account at ${community}`,
  text: `Someone tried to sign up with your address, which already has an account. If it was you, sign in instead. If you forgot your password, choose a new one: ${forgotPage} . If it wasn’t you, there’s nothing to do: your account hasn’t changed.`,
  button: "Sign in",
});

export const resetPassword = (community: string) => ({
  subject: `Choose a new password for ${community}`,
  text: "You asked for a new password. The link works once, within one hour. If you didn’t ask for it, you can ignore this email: nothing has changed.",
  button: "Choose a new password",
});
