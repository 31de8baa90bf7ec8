import type { Translates } from "../../../schema/language/translation.ts";

export const signOutButton = "Sign Out";
export const unsentTitle = "Sign out and lose wetin you never send?";
export const unsentQuestion =
  "You still get something for this device wey never send, like message or draft. If you sign out, e go comot.";
export const signOutAnywayButton = "Still sign out";

export type Holds = Translates<typeof import("./sign-out-text.ts"), typeof import("./sign-out-text.pcm.ts")>;
