import { PASSWORD_MAX_LENGTH } from "../../../schema/limits.ts";

export const tooShort = (minLength: number): string => `Password must be at least ${minLength} characters`;
export const tooLong = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
