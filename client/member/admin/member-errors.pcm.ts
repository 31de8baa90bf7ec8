import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"member"> = {
  "member/not-found": {
    title: "We no see am",
    message: "We no get any member like that. Maybe the account don delete.",
  },
  "member/changed": {
    title: "E don change",
    message: "Another pesin just change this member. Abeg look again.",
  },
  "member/suspended": {
    title: "Suspended",
    message: "First bring this member back. Then you fit give am role.",
  },
  "member/last-admin": {
    title: "The last admin",
    message:
      "No other admin dey wey fit work now. First make another pesin admin, and make that pesin turn on two-step sign-in too.",
  },
  "member/own-role": { title: "Your own role", message: "Abeg confirm say you no wan be admin again." },
  "member/own-account": { title: "Your own account", message: "Na another admin go do this one for your account." },
};

export type Holds = Translates<typeof import("./member-errors.ts"), typeof import("./member-errors.pcm.ts")>;
