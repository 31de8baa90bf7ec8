import { Refusal } from "../../platform/refusal.ts";
import { findContactAround } from "./split-contact.ts";

/**
 * SAFE-32: refuses the name of a member, a channel or a room if there is contact data in it, or in a channel's name
 * together with its description.
 */
export function refuseContactInName(name: string, description = ""): void {
  if (findContactAround({ text: name, before: [], after: [description] })) throw new Refusal("safety/contact-in-name");
}

const IN_DESCRIPTION = "Descriptions can’t contain a phone number, an email address or a link to a messenger.";

/**
 * SAFE-32: refuses a channel's description if there is contact data in it, or in the name together with it. Everybody reads
 * it before they join, with an invitation too, where nobody is asked and no message can be flagged.
 */
export function refuseContactInDescription(description: string, name: string): void {
  if (findContactAround({ text: description, before: [name] })) {
    throw new Refusal("request/invalid", { fields: { description: IN_DESCRIPTION } });
  }
}
