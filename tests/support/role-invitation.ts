import type { BodyInputOf } from "../../schema/endpoint.ts";
import { createRoleInvitation } from "../../schema/role-invitation/admin-api.ts";
import { acceptRoleInvitation, readRoleInvitation } from "../../schema/role-invitation/api.ts";
import type { Person } from "./account/people.ts";
import { databaseAt } from "./server/boot.ts";
import { dayFromToday } from "./today.ts";

type Wanted = Partial<BodyInputOf<typeof createRoleInvitation>>;

/** The day so many days ahead, in the calendar of a community with the default time zone. */
export const dayAhead = dayFromToday;

const bodyOf = (wanted: Wanted) => ({
  role: "mentor" as const,
  email: null,
  maxUses: 1,
  lastDay: dayAhead(7),
  ...wanted,
});

/** Makes an invitation; returns its id and its code. */
export async function invite(admin: Person, wanted: Wanted = {}): Promise<{ invitationId: string; code: string }> {
  const { invitationId, link } = await admin.must(createRoleInvitation, { body: bodyOf(wanted) });
  return { invitationId, code: link.slice(link.lastIndexOf("/") + 1) };
}

/** The code of the refusal to make one. */
export const inviteRefusal = async (admin: Person, wanted: Wanted): Promise<string | undefined> =>
  (await admin.call(createRoleInvitation, { body: bodyOf(wanted) })).error?.code;

/** What became of accepting it: a state, or the code of a refusal. */
export async function accept(person: Person, code: string): Promise<string> {
  const { error, body } = await person.call(acceptRoleInvitation, { body: { code } });
  return error?.code ?? body.state;
}

/** What a reader sees of it: a state, or the code of a refusal. */
export async function look(person: Person, code: string): Promise<string> {
  const { error, body } = await person.call(readRoleInvitation, { body: { code } });
  return error?.code ?? body.state;
}

/** Confirms the address of a member, as the link of the mail does. */
export const confirmedAlready = ({ url, me }: Person): Promise<unknown> =>
  databaseAt(url).fork().execute("update users set email_verified = true where id = ?", [me?.memberId]);
