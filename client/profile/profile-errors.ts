import type { ErrorTexts } from "../frame/error-text.ts";

export const profileErrors: ErrorTexts<"profile"> = {
  "profile/name-required": { title: "Name required", message: "Please tell us what people should call you." },
  "profile/name-reserved": {
    title: "Please choose another name",
    message: "Please use your own name, without a role or the community’s name.",
  },
  "profile/birth-date-set": {
    title: "Already set",
    message: "Your birth date is already set. An admin can correct it.",
  },
};
