import type { BodyInputOf } from "../../../schema/endpoint.ts";
import { changeRole } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { actOnMember } from "../../../schema/safety/admin-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import type { ChatMember } from "../chat/channel.ts";
import { ADULT, newChatMember } from "../chat/chat-member.ts";
import type { TestServer } from "../server/boot.ts";

/** An adult with this role. */
export async function newHolder(server: TestServer, role: Role, name: string): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

type Change = Partial<BodyInputOf<typeof changeRole>>;
const change = async (who: ChatMember, { memberId }: ChatMember, role: MemberRole, body: Change) =>
  (await who.call(changeRole, { params: { memberId }, body: { role, change: "give", ...body } })).error?.code;

// Each of these returns the code of the refusal, or undefined.
export const give = (who: ChatMember, to: ChatMember, role: MemberRole) => change(who, to, role, {});
export const take = (who: ChatMember, from: ChatMember, role: MemberRole, more: Change = {}) =>
  change(who, from, role, { change: "take", ...more });
export const act = async (who: ChatMember, { memberId }: ChatMember, body: BodyInputOf<typeof actOnMember>) =>
  (await who.call(actOnMember, { params: { memberId }, body })).error?.code;
export const suspend = (who: ChatMember, member: ChatMember) =>
  act(who, member, { kind: "suspend", reason: "Threats" });

/** The codes of two replies, sorted: which of the two came first does not matter. */
export const sorted = (codes: readonly (string | undefined)[]) => codes.map((code) => code ?? "done").toSorted();
