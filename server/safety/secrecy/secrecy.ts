import { plainText } from "../contact/plain-text.ts";
import { phrases } from "./phrase.ts";

const secrecy = new RegExp(Object.values(phrases).flat().join("|"), "i");

/** SAFE-80: whether a text asks its reader to hide something from parents or leaders, to come alone or to delete a chat. */
export const asksForSecrecy = (text: string): boolean => secrecy.test(plainText(text));
