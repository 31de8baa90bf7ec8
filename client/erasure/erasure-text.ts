export { cancelButton } from "../ui/overlay/overlay-text.ts";
export const sectionTitle = "Delete your account";
export const sectionLead = "You can leave at any time. Your account is deleted for good, and nobody can bring it back.";
export const openButton = "Delete my account";
export const dialogTitle = "Delete your account?";
export const goesTitle = "What goes";
export const goes = [
  "Your name, email, phone number, birth date, picture and everything else in your profile",
  "The text of your messages",
  "Your places at events and your tickets. For a paid ticket, cancel it first to get your money back",
  "Your saved courses, your devotion streak and your places on leaderboards",
] as const;
export const staysTitle = "What stays, without your name";
export const stays = [
  "Games that you played, as “Anonymous Player”",
  "Conversations and channels, where your messages are empty and from “Deleted member”",
  "Your channels, which pass to another member, and your events, which the admins look after",
] as const;
export const passwordLabel = "Your password";
export const passwordRequired = "Please enter your password.";
export const deleteButton = "Delete for good";
export const deletedToast = {
  title: "Your account is deleted",
  message: "We’ll send you an email when everything is gone. Thank you for the time with us.",
};
export const failed = { title: "Error", message: "Failed to delete your account. Please try again." };
