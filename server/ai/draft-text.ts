import { line, prose } from "../../schema/text.ts";

/** A script element, or a handler in any element. */
const script = /<\s*\/?\s*script\b|<[^>]*\son[a-z]+\s*=/i;
const hasNoScript = [(text: string) => !script.test(text), { error: "Must not contain scripts." }] as const;

/** AI-5: a single line of a draft, of at most this many characters. */
export const draftLine = (max: number) => line({ min: 1, max }).refine(...hasNoScript);

/** AI-5: several lines of a draft, of at most this many characters. */
export const draftProse = (max: number) => prose({ min: 1, max }).refine(...hasNoScript);
