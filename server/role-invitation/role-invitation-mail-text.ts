/** `role` is a role with its article, as in “a mentor”. */
export const invitation = (community: string, { role, until }: { role: string; until: string }) => ({
  subject: `You’re invited to be ${role} at ${community}`,
  text: `The people who run ${community} invite you to be ${role}. Press the button, then sign in with this address, or create an account with it. The invitation is for you alone and works until ${until}. If you didn’t expect it, you can ignore this email.`,
  button: "See the invitation",
});
