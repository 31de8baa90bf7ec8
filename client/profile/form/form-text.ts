import type { CompletionField } from "../../../schema/profile/completion.ts";
import type { Drawing, SpiritualLevel } from "../../../schema/profile/profile.ts";

export const loading = "Loading your profile";

// What happened
export const savedToast = { title: "Profile saved successfully!" };
export const saveFailed = { title: "Error", message: "Failed to save profile" };
export const fetchFailed = { title: "Error", message: "Failed to fetch profile" };
export const saveButton = "Save profile";

// How complete it is
export const completionTitle = "Profile completion";
export const percentDone = (percent: number): string => `${percent}% complete`;
export const allDone = "Your profile is complete.";
export const fieldNames: Readonly<Record<CompletionField, string>> = {
  full_name: "your name",
  email: "your email",
  phone: "your phone number",
  bio: "a few words about you",
  location: "where you live",
};
export const stillMissing = (names: string): string => `Still missing: ${names}.`;
export const openProfileLink = "Complete your profile";

// The picture
export const pictureSection = "Your picture";
export const pictureLead = "Everyone who sees your name sees your picture beside it.";
export const drawingsLegend = "Choose a drawing";
export const drawingLabels: Readonly<Record<Drawing, string>> = {
  amara: "A girl with two puffs of hair",
  bayo: "A boy with a flat top",
  chika: "A girl with braids and beads",
  dauda: "A boy with an embroidered cap",
  efe: "A boy with short twists",
  folake: "A girl with a gele",
  gambo: "A boy with glasses and a low cut",
  hadiza: "A girl with a hijab",
  ife: "A girl with a big afro and a headband",
  jide: "A boy with headphones",
};
export const noDrawingLabel = "No picture: the first letters of your name";
export const photoHint =
  "JPEG, PNG or WebP, at most 8 MB. We crop it to a square around its middle and remove the place.";
export const photoLabel = "Choose a photograph";
export const removePhotoButton = "Remove the photograph";
export const uploadFailed = { title: "Upload Error", message: "Failed to upload image" };
export const photoAdultsOnly =
  "For your safety, photographs are only for adults whose age a leader has confirmed. Everyone else chooses a drawing.";

// About you
export const aboutSection = "About you";
export const nameLabel = "Full name";
export const nameRequired = "Please enter your name.";
export const bioLabel = "Bio";
export const bioHint =
  "Whoever may message you reads it on your card. Leave out phone numbers, email addresses and links.";
export const locationLabel = "Location";
export const locationHint = "Your town or area, never an address. Whoever may message you sees it on your card.";
export const levelLegend = "Spiritual level";
export const levelHint = "Only admins see it.";
export const levelLabels: Readonly<Record<SpiritualLevel, string>> = {
  beginner: "Beginner",
  growing: "Growing",
  mature: "Mature",
  leader: "Leader",
};
export const noLevel = "Not saying yet";
export const interestsLegend = "Interests";
export const interestsHint = "They show on your card, so that others know what to talk about with you.";

// Private data
export const privateSection = "Private";
export const privateLead =
  "Members never see anything of this part. All of them see your name, your picture and your role, and those who may message you also what is under “About you”.";
export const emailLabel = "Email";
export const emailHint =
  "The address of your account. It can’t be changed here. No other member sees it: only an admin may look it up, and every look is recorded.";
export const phoneLabel = "Phone";
export const phoneHint =
  "For example 0803 123 4567, so that a leader can call you when it matters. No other member sees it: only an admin may look it up, and every look is recorded.";
export const birthDateLabel = "Date of birth";
export const birthDateHint =
  "You can set it once; after that, only an admin can correct it. Leaders see it to confirm your age, and each look is recorded.";
export const birthDateSetHint =
  "It’s set, and only an admin can correct it. Leaders see it to confirm your age, and each look is recorded.";
export const birthdayLabel = "Show my birthday to members";
export const birthdayHint = "They see the day and the month, never the year.";
