import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"setup"> = {
  "setup/wrong-code": {
    title: "No be this code",
    message: "That code no correct. Compare am with wetin the server show, letter by letter.",
  },
  "setup/code-expired": {
    title: "This code don expire",
    message: "One code dey work for 24 hours, until newer one dey. npm run admin-code for the server go show new one.",
  },
  "setup/code-used": {
    title: "Dem don use this code",
    message: "Somebody don become admin with am. If no be one of una, talk to the pesin wey dey run the server.",
  },
  "setup/has-admin": {
    title: "Admin don dey",
    message: "This community get admin, wey fit give you role.",
  },
  "setup/unverified": {
    title: "Verify your email first",
    message: "Open the link for our email, then put the code again.",
  },
};

export type Holds = Translates<typeof import("./setup-errors.ts"), typeof import("./setup-errors.pcm.ts")>;
