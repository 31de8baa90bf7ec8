import type { Translates } from "../../../schema/language/translation.ts";
import type { CompletionField } from "../../../schema/profile/completion.ts";
import type { Drawing, SpiritualLevel } from "../../../schema/profile/profile.ts";

export const loading = "Your profile dey load";

// What happened
export const savedToast = { title: "Your profile don save!" };
export const saveFailed = { title: "E no work", message: "We no fit save your profile" };
export const fetchFailed = { title: "E no work", message: "We no fit load your profile" };
export const saveButton = "Save profile";

// How complete it is
export const completionTitle = "Profile completion";
export const percentDone = (percent: number): string => `${percent}% complete`;
export const allDone = "Your profile don complete.";
export const fieldNames: Readonly<Record<CompletionField, string>> = {
  full_name: "your name",
  email: "your email",
  phone: "your phone number",
  bio: "few words about you",
  location: "where you dey live",
};
export const stillMissing = (names: string): string => `E remain: ${names}.`;
export const openProfileLink = "Complete your profile";

// The picture
export const pictureSection = "Your picture";
export const pictureLead = "Everybody wey see your name go see your picture beside am.";
export const drawingsLegend = "Choose one drawing";
export const drawingLabels: Readonly<Record<Drawing, string>> = {
  amara: "Girl wey pack her hair into two puffs",
  bayo: "Boy with flat top",
  chika: "Girl with braids and beads",
  dauda: "Boy with embroidered cap",
  efe: "Boy with short twists",
  folake: "Girl with gele",
  gambo: "Boy with glasses and low cut",
  hadiza: "Girl with hijab",
  ife: "Girl with big afro and headband",
  jide: "Boy with headphones",
};
export const noDrawingLabel = "No picture: the first letters of your name";
export const photoHint =
  "JPEG, PNG or WebP, e no go pass 8 MB. We go cut am to square from the middle and remove the place.";
export const photoLabel = "Choose photograph";
export const removePhotoButton = "Remove the photograph";
export const uploadFailed = { title: "Upload no work", message: "We no fit upload the picture" };
export const photoAdultsOnly =
  "For your safety, photographs na only for adults wey leader don confirm dem age. Everybody else go choose drawing.";

// About you
export const aboutSection = "About you";
export const nameLabel = "Full name";
export const nameRequired = "Abeg put your name.";
export const bioLabel = "Bio";
export const bioHint =
  "Anybody wey fit message you go read am for your card. No put phone numbers, email addresses and links.";
export const locationLabel = "Location";
export const locationHint =
  "Your town or area, never put address. Anybody wey fit message you go see am for your card.";
export const levelLegend = "Spiritual level";
export const levelHint = "Only admins fit see am.";
export const levelLabels: Readonly<Record<SpiritualLevel, string>> = {
  beginner: "Beginner",
  growing: "Dey grow",
  mature: "Mature",
  leader: "Leader",
};
export const noLevel = "I no wan talk yet";
export const interestsLegend = "Interests";
export const interestsHint = "Dem go show for your card, so that other people go know wetin to talk about with you.";

// Private data
export const privateSection = "Private";
export const privateLead =
  "Members no dey ever see anything of this part. All of dem dey see your name, your picture and your role, and people wey fit message you dey see wetin dey under “About you” too.";
export const emailLabel = "Email";
export const emailHint =
  "Na the address of your account. You no fit change am here. No other member fit see am: only admin fit look am up, and we dey record every look.";
export const phoneLabel = "Phone";
export const phoneHint =
  "For example 0803 123 4567, so that leader fit call you when e matter. No other member fit see am: only admin fit look am up, and we dey record every look.";
export const birthDateLabel = "Date of birth";
export const birthDateHint =
  "You fit put am one time; after that, only admin fit correct am. Leaders dey see am to confirm your age, and we dey record each look.";
export const birthDateSetHint =
  "E don dey there, and only admin fit correct am. Leaders dey see am to confirm your age, and we dey record each look.";
export const birthdayLabel = "Show my birthday to members";
export const birthdayHint = "Dem go see the day and the month, never the year.";

export type Holds = Translates<typeof import("./form-text.ts"), typeof import("./form-text.pcm.ts")>;
