import { Refusal } from "../platform/refusal.ts";
import { findContactData, type MessagingPolicy } from "../safety/safety.ts";

const FAULT = "Please leave out phone numbers, email addresses and links to messengers.";

/** ENGAGE-2, ENGAGE-34: refuses a text with contact data, as an error of its field. */
export function refuseContact(policy: MessagingPolicy, field: string, text: string): void {
  if (!policy.isOpenToAll && findContactData(text))
    throw new Refusal("request/invalid", { fields: { [field]: FAULT } });
}
