import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../../schema/member/role.ts";
import { clockOf, isQuiet, type QuietHours } from "../../../schema/quiet-hours.ts";
import { activeHolders } from "../../account/account.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWhileMuted } from "../action/mute.ts";
import type { MessagingPolicy } from "../age/adult-date.ts";
import { findContactData } from "../contact/contact.ts";
import { selectSupervisor } from "../messaging-store.ts";
import { type WordsKind, type WordsRules, wordsRules } from "./words-rules.ts";

const CONTACT_FAULT = "Please leave out phone numbers, email addresses and links to messengers.";

interface Words {
  readonly writerId: string;
  readonly text: string;
}

/** SAFE-85: refuses words with contact data, as an error of their field, if their kind allows none. */
export function refuseContactInWords(policy: MessagingPolicy, kind: WordsKind, text: string): void {
  const { contact, columns }: WordsRules = wordsRules[kind];
  if (policy.isOpenToAll || contact !== "refused" || !findContactData(text)) return;
  // The field of the form has the name of the column.
  const field = columns[0]?.split(".")[1] ?? "";
  throw new Refusal("request/invalid", { fields: { [field]: CONTACT_FAULT } });
}

/** SAFE-43, SAFE-61, SAFE-85, ENGAGE-15: refuses words that break the rules of their kind. */
export async function refuseWords(
  em: EntityManager,
  policy: MessagingPolicy,
  kind: WordsKind,
  { writerId, text }: Words,
): Promise<void> {
  const { mute, readers, readAlong }: WordsRules = wordsRules[kind];
  refuseContactInWords(policy, kind, text);
  if (mute === true) await refuseWhileMuted(em, writerId);
  if (readers !== "one person" || (readAlong !== "list" && readAlong !== "box")) return;
  if (!(await readAlongRules[readAlong](em, policy, writerId))) throw new Refusal("safety/nobody-reads-along");
}

/**
 * CHANNEL-41: until when a channel's quiet hours stop words of this kind, for example "06:00". Undefined if they may be sent at
 * this minute of the day.
 */
export function quietUntil(kind: WordsKind, hours: QuietHours | null, minute: number): string | undefined {
  const { quietHours }: WordsRules = wordsRules[kind];
  return quietHours === true && hours !== null && isQuiet(minute, hours) ? clockOf(hours.until) : undefined;
}

/** SAFE-61: whether somebody besides this member can read along what they write to a single person. */
export async function canBeReadAlong(em: EntityManager, policy: MessagingPolicy, writerId: string): Promise<boolean> {
  return policy.isOpenToAll || (await selectSupervisor(em, [[writerId], true])).length > 0;
}

/** ENGAGE-15: whether somebody else reads the box of confessions. Ages do not matter, because nobody knows who wrote to it. */
async function isBoxReadAlong(em: EntityManager, _: MessagingPolicy, writerId: string): Promise<boolean> {
  return (await activeHolders(em, rolesFor.guardian)).some((readerId) => readerId !== writerId);
}

/** How somebody reads along what one person writes to another, where words are refused while nobody can. */
const readAlongRules = { list: canBeReadAlong, box: isBoxReadAlong } as const;
