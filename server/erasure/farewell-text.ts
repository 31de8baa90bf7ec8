export const farewell = (community: string) => ({
  subject: `Your account at ${community} is deleted`,
  text: `You asked us to delete your account at ${community}, and it’s done. Your name, your email address and everything in your profile are gone. If you didn’t ask for this, please reply to this email: somebody else knows your password.\n\nThank you for the time you spent with us. You’re always welcome to come back.`,
});
