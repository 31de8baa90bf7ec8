import type { ErrorTexts } from "../frame/error-text.ts";
import type { DevotionAdminCode } from "./admin/devotion-admin-errors.ts";

/** Those of admins come with their screens. */
export const devotionErrors: Omit<ErrorTexts<"devotion">, DevotionAdminCode> = {
  "devotion/not-found": {
    title: "Devotion not found",
    message: "It may have been taken back. The newest ones are on the Daily Devotions page.",
  },
  "devotion/day-not-accepted": {
    title: "Wrong day",
    message: "Please check the date of your phone, then try again.",
  },
};
