import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWhileMuted } from "../action/mute.ts";
import type { MessagingPolicy } from "../age/adult-date.ts";
import { findContactData } from "../contact/contact.ts";
import { selectSupervisor } from "../messaging-store.ts";

const CONTACT_FAULT = "Please leave out phone numbers, email addresses and links to messengers.";

/** A text that one member writes and another reads, outside conversations and channels. */
interface Words {
  readonly writerId: string;
  /** The field of the form, for its error. */
  readonly field: string;
  readonly text: string;
}

/** ENGAGE-2, ENGAGE-34: refuses a text with contact data, as an error of its field. */
function refuseContact(policy: MessagingPolicy, field: string, text: string): void {
  if (!policy.isOpenToAll && findContactData(text)) {
    throw new Refusal("request/invalid", { fields: { [field]: CONTACT_FAULT } });
  }
}

/** Refuses what a muted member writes, and contact data (SAFE-43, ENGAGE-2). */
export async function refuseWords(
  em: EntityManager,
  policy: MessagingPolicy,
  { writerId, field, text }: Words,
): Promise<void> {
  refuseContact(policy, field, text);
  await refuseWhileMuted(em, writerId);
}

/** SAFE-61: whether somebody besides this member can read along what they write to a single person. */
export async function canBeReadAlong(em: EntityManager, policy: MessagingPolicy, writerId: string): Promise<boolean> {
  return policy.isOpenToAll || (await selectSupervisor(em, [[writerId], true])).length > 0;
}

/** SAFE-61: words to a single person. Refuses them also where nobody can read along. */
export async function refuseWordsToOne(em: EntityManager, policy: MessagingPolicy, words: Words): Promise<void> {
  await refuseWords(em, policy, words);
  if (!(await canBeReadAlong(em, policy, words.writerId))) throw new Refusal("safety/nobody-reads-along");
}
