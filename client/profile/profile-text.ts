// The section of the dashboard
export const profileTitle = "Profile";
export const mySafetyLink = "Safety and privacy";

/** Closes a form that can be filled in later. */
export const notNowButton = "Not now";

// The name
export const nameTitle = "What should people call you?";
export const nameHint = "Other players see this name at your seat. Without one, they see Anonymous Player.";
export const nameLabel = "Your name";
export const nameRequired = "Please enter a name, or skip this.";
export const useNameButton = "Use this name";
export const useDrawingButton = "Use this picture";

// The birth date
export const birthDateTitle = "When were you born?";
export const birthDateHint =
  "We ask this once, before your first conversation. No other member sees it. After that, only an admin can correct it.";
export const birthDateLabel = "Your birth date";
export const birthDateRequired = "Please enter your full birth date.";
export const saveBirthDateButton = "Save and continue";
