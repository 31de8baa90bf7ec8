import type { Translates } from "../../schema/language/translation.ts";
import { anonymousPlayer } from "../frame/frame-text.ts";

// The section of the dashboard
export const profileTitle = "Profile";
export const mySafetyLink = "Safety and privacy";

/** Closes a form that can be filled in later. */
export const notNowButton = "Not now";

// The name
export const nameTitle = "Wetin people go dey call you?";
export const nameHint = `Other players go see this name for your seat. Without am, dem go see ${anonymousPlayer}.`;
export const nameLabel = "Your name";
export const nameRequired = "Abeg put name, or skip this one.";
export const useNameButton = "Use this name";
export const useDrawingButton = "Use this picture";

// The birth date
export const birthDateTitle = "When dem born you?";
export const birthDateHint =
  "We dey ask this one once, before your first conversation. No other member go see am. After that, only admin fit correct am.";
export const birthDateLabel = "Your birth date";
export const birthDateRequired = "Abeg put your full birth date.";
export const saveBirthDateButton = "Save and continue";

export type Holds = Translates<typeof import("./profile-text.ts"), typeof import("./profile-text.pcm.ts")>;
