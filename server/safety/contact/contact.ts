import { hasContactHint } from "./contact-hint.ts";
import { hasEmail } from "./email.ts";
import { hasHandle } from "./handle.ts";
import { hasMessengerLink } from "./link.ts";
import { hasPhoneNumber } from "./phone.ts";
import { plainText } from "./plain-text.ts";

/** Data with which people can reach each other outside this community. */
export interface ContactData {
  readonly kind: "phone" | "email" | "handle" | "link";
}

/** SAFE-30: the first kind of contact data in a text, however it is written. Null if there is none. */
export function findContactData(text: string): ContactData | null {
  const plain = plainText(text);
  if (!hasContactHint(plain)) return null;
  if (hasEmail(plain)) return { kind: "email" };
  if (hasMessengerLink(plain)) return { kind: "link" };
  if (hasPhoneNumber(plain)) return { kind: "phone" };
  return hasHandle(plain) ? { kind: "handle" } : null;
}
