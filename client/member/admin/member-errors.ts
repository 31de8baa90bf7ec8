import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"member"> = {
  "member/not-found": { title: "Not found", message: "There is no such member. The account may have been deleted." },
  "member/changed": {
    title: "Changed meanwhile",
    message: "Someone else has just changed this member. Please look again.",
  },
  "member/suspended": { title: "Suspended", message: "Restore this member first. Then you can give them a role." },
  "member/last-admin": {
    title: "The last admin",
    message:
      "Nobody else can act as an admin now. Make someone else an admin first, who turns on two-step sign-in, too.",
  },
  "member/own-role": { title: "Your own role", message: "Please confirm that you want to stop being an admin." },
  "member/own-account": { title: "Your own account", message: "Another admin has to do this to your account." },
};
