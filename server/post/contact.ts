import { Refusal } from "../platform/refusal.ts";
import { findContactAround, type MessagingPolicy } from "../safety/safety.ts";

const FAULT = "Posts and comments can’t contain a phone number, an email address or a link to a messenger.";

/**
 * POST-7: refuses contact data in a text that every member reads, minors too. `before` is what its writer wrote shortly
 * before, oldest first: a number can be split over several comments.
 */
export function refuseContact(policy: MessagingPolicy, content: string, before: readonly string[] = []): void {
  if (policy.isOpenToAll || !findContactAround({ text: content, before })) return;
  throw new Refusal("request/invalid", { fields: { content: FAULT } });
}
