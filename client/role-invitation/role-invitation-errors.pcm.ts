import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"role-invitation"> = {
  "role-invitation/not-found": {
    title: "We no sabi this invitation",
    message: "Check say the whole link dey complete, or ask for new one.",
  },
  "role-invitation/ended": {
    title: "This invitation don end",
    message: "E get the day wey e stop to work. Ask for new one.",
  },
  "role-invitation/used": {
    title: "Dem don use this invitation",
    message: "Everybody wey e dey for don accept am. Ask for new one.",
  },
  "role-invitation/revoked": {
    title: "This invitation no dey work again",
    message: "Dem don take am back. Ask the people wey dey run this community.",
  },
  "role-invitation/other-address": {
    title: "This invitation na for another address",
    message: "Sign in with the address wey dem send am to.",
  },
  "role-invitation/birth-date-needed": {
    title: "Your date of birth first",
    message: "This role na for adults. Add your date of birth to your profile, then open this invitation again.",
  },
  "role-invitation/single-only": {
    title: "Only for one pesin",
    message: "Invitation as admin or to email address na for one pesin.",
  },
};

export type Holds = Translates<
  typeof import("./role-invitation-errors.ts"),
  typeof import("./role-invitation-errors.pcm.ts")
>;
