import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../../schema/member/role.ts";
import { clockOf, isQuiet, type QuietHours } from "../../../schema/quiet-hours.ts";
import { activeHolders } from "../../account/account.ts";
import { Refusal } from "../../platform/refusal.ts";
import { refuseWhileMuted } from "../action/mute.ts";
import type { MessagingPolicy } from "../age/adult-date.ts";
import { findContactAround } from "../contact/split-contact.ts";
import { selectSupervisor } from "../messaging-store.ts";
import { type WordsKind, type WordsRules, wordsRules } from "./words-rules.ts";

const CONTACT_FAULT = "Please leave out phone numbers, email addresses and links to messengers.";
const GUARDIANS_MAY =
  "Leave out phone numbers, email addresses, handles and private links. A safeguarding lead or an admin can add the community’s contact.";

/** Texts by the fields of their form, in its order. */
type Texts = Readonly<Record<string, string>>;

interface Words {
  readonly writerId: string;
  readonly texts: Texts;
  /** What was stored before: a text that stays as it is may have contact data in it. */
  readonly stored?: Texts;
  /** What the writer wrote shortly before, oldest first: contact data can be split over several texts. */
  readonly recent?: readonly string[];
}

/** SAFE-85: refuses words with contact data, as errors of their fields, if their kind allows none. */
export function refuseContactInWords(
  policy: MessagingPolicy,
  kind: WordsKind,
  texts: Texts,
  recent: readonly string[] = [],
): void {
  const { contact }: WordsRules = wordsRules[kind];
  if (policy.isOpenToAll || contact !== "refused") return;
  refuseFields(fieldsWithContact({ texts, recent }), CONTACT_FAULT);
}

/** SAFE-43, SAFE-61, SAFE-85, SAFE-95, DEVOTION-28, ENGAGE-15: refuses words that break the rules of their kind. */
export async function refuseWords(
  em: EntityManager,
  policy: MessagingPolicy,
  kind: WordsKind,
  words: Words,
): Promise<void> {
  const { mute }: WordsRules = wordsRules[kind];
  const { writerId, texts, recent } = words;
  refuseContactInWords(policy, kind, texts, recent);
  await refuseContactOfOthers(em, policy, kind, words);
  if (mute === true) await refuseWhileMuted(em, writerId);
  if (await isReadAlong(em, policy, kind, writerId)) return;
  throw new Refusal("safety/nobody-reads-along");
}

/** Whether somebody reads along, or need not. */
async function isReadAlong(em: EntityManager, policy: MessagingPolicy, kind: WordsKind, writerId: string) {
  const { readers, readAlong }: WordsRules = wordsRules[kind];
  if (readAlong === "feed") return await canBeReadAlong(em, policy, writerId);
  if (readers !== "one person" || (readAlong !== "list" && readAlong !== "box")) return true;
  return await readAlongRules[readAlong](em, policy, writerId);
}

/** SAFE-95: the same for kinds in which some roles may write contact data. */
async function refuseContactOfOthers(em: EntityManager, policy: MessagingPolicy, kind: WordsKind, words: Words) {
  const { contact }: WordsRules = wordsRules[kind];
  if (policy.isOpenToAll || typeof contact !== "object" || !("refusedExceptFrom" in contact)) return;
  const fields = fieldsWithContact(words);
  if (fields.length === 0) return;
  const holders = await activeHolders(em, rolesFor[contact.refusedExceptFrom]);
  if (!holders.includes(words.writerId)) refuseFields(fields, GUARDIANS_MAY);
}

/** The fields whose new text has contact data in it, alone or together with the other texts. */
function fieldsWithContact({ texts, stored, recent = [] }: Omit<Words, "writerId">): string[] {
  const fields = Object.keys(texts);
  const all = Object.values(texts);
  return fields.filter((field, at) => {
    const text = texts[field] ?? "";
    if (stored?.[field] === text) return false;
    return findContactAround({ text, before: [...recent, ...all.slice(0, at)], after: all.slice(at + 1) }) !== null;
  });
}

function refuseFields(fields: readonly string[], fault: string): void {
  if (fields.length === 0) return;
  throw new Refusal("request/invalid", { fields: Object.fromEntries(fields.map((field) => [field, fault])) });
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
