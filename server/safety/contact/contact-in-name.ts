import { Refusal } from "../../platform/refusal.ts";
import { findContactData } from "./contact.ts";

/** SAFE-32: refuses the name of a member, a channel or a room if there is contact data in it. */
export function refuseContactInName(name: string): void {
  if (findContactData(name)) throw new Refusal("safety/contact-in-name");
}
