import type { Translates } from "../../schema/language/translation.ts";

export { cancelButton } from "../ui/overlay/overlay-text.ts";
export const sectionTitle = "Delete your account";
export const sectionLead = "You fit leave any time. Your account go delete for good, and nobody fit bring am back.";
export const openButton = "Delete my account";
export const dialogTitle = "Delete your account?";
export const goesTitle = "Wetin go comot";
export const goes = [
  "Your name, email, phone number, birth date, picture and everything else wey dey your profile",
  "The text of your messages",
  "Your seats for events and your tickets. If na paid ticket, cancel am first to collect your money back",
  "The courses wey you save, your devotion streak and your places for leaderboards",
] as const;
export const staysTitle = "Wetin go stay, without your name";
export const stays = [
  "Games wey you play, as “Anonymous Player”",
  "Conversations and channels, where your messages go dey empty and from “Deleted member”",
  "Your channels, wey go pass to another member, and your events, wey the admins go take care of",
] as const;
export const passwordLabel = "Your password";
export const passwordRequired = "Abeg put your password.";
export const deleteButton = "Delete am for good";
export const deletedToast = {
  title: "Your account don delete",
  message: "We go send you email when everything don comot. Thank you for the time wey you spend with us.",
};
export const failed = { title: "Error", message: "We no fit delete your account. Abeg try am again." };

export type Holds = Translates<typeof import("./erasure-text.ts"), typeof import("./erasure-text.pcm.ts")>;
