import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"role-invitation"> = {
  "role-invitation/not-found": {
    title: "We don’t know this invitation",
    message: "Check that you have the whole link, or ask for a new one.",
  },
  "role-invitation/ended": {
    title: "This invitation has ended",
    message: "It could be used until a certain day. Ask for a new one.",
  },
  "role-invitation/used": {
    title: "This invitation was used",
    message: "Everyone it was for has accepted it. Ask for a new one.",
  },
  "role-invitation/revoked": {
    title: "This invitation isn’t valid anymore",
    message: "It was taken back. Ask the people who run this community.",
  },
  "role-invitation/other-address": {
    title: "This invitation is for another address",
    message: "Sign in with the address that it was sent to.",
  },
  "role-invitation/birth-date-needed": {
    title: "Your date of birth first",
    message: "This role is for adults. Add your date of birth to your profile, then open this invitation again.",
  },
  "role-invitation/single-only": {
    title: "Only for one person",
    message: "An invitation as admin or to an email address is for one person.",
  },
};
