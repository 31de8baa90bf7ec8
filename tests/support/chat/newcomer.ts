import { saveBirthDate } from "../../../schema/profile/api.ts";
import {
  type ClaimedAgeGroup,
  confirmAgeGroup,
  findNewcomers,
  listAgeConfirmations,
  undoAgeConfirmation,
} from "../../../schema/safety/newcomer-api.ts";
import { databaseAt } from "../server/boot.ts";
import type { ChatMember } from "./channel.ts";
import { newChatMember } from "./chat-member.ts";

/** A member who has entered a birth date that nobody has confirmed. */
export async function newNewcomer(url: string, name: string, birth_date: string): Promise<ChatMember> {
  const person = await newChatMember(url, name);
  await person.must(saveBirthDate, { body: { birth_date } });
  return person;
}

/** Confirms the age group of a member. Returns what that was worth, or the code of the refusal. */
export async function confirmGroup(who: ChatMember, { memberId }: ChatMember, ageGroup: ClaimedAgeGroup = "minor") {
  const { body, error } = await who.call(confirmAgeGroup, { params: { memberId }, body: { ageGroup } });
  return error?.code ?? body.outcome;
}

/** What the whole product believes of a member's age. */
export async function ageGroupOf({ url, memberId }: ChatMember): Promise<string> {
  const [row] = await databaseAt(url)
    .fork()
    .execute<{ age: string }[]>("select age_group(?, (current_date - interval '18 years')::date) as age", [memberId]);
  return row?.age ?? "";
}

export const foundBy = async (who: ChatMember, name: string) =>
  (await who.must(findNewcomers, { query: { name } })).newcomers;

export const confirmationsOf = async (guardian: ChatMember, { memberId }: ChatMember) =>
  (await guardian.must(listAgeConfirmations)).confirmations.filter((each) => each.memberId === memberId);

/** Undoes the newest confirmation of a member by this person. Returns the code of the refusal, if any. */
export async function undoOf(guardian: ChatMember, member: ChatMember, confirmer: ChatMember) {
  const found = (await confirmationsOf(guardian, member)).find(
    (each) => each.confirmer?.memberId === confirmer.memberId,
  );
  const params = { confirmationId: found?.confirmationId ?? "" };
  return (await guardian.call(undoAgeConfirmation, { params })).error?.code;
}
