import type { Translates } from "../language/translation.ts";

export const birthDate = "Abeg put day wey don pass.";
export const nameTooShort = "Type at least two letters of the name.";

export type Holds = Translates<typeof import("./profile-field-text.ts"), typeof import("./profile-field-text.pcm.ts")>;
