import type { Translates } from "../../../schema/language/translation.ts";
import { PASSWORD_MAX_LENGTH } from "../../../schema/limits.ts";

export const tooShort = (minLength: number): string => `Password must reach ${minLength} characters`;
export const tooLong = `Password no fit pass ${PASSWORD_MAX_LENGTH} characters`;

export type Holds = Translates<typeof import("./password-text.ts"), typeof import("./password-text.pcm.ts")>;
