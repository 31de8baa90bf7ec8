// A prepared statement: it runs for most replies and broadcasts that name members.
import type { ShownMember } from "../../schema/member/shown-member.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, shownRoles } from "./shown.ts";

/** $1 members. No row for an account that is gone. */
export const selectPeople = prepared<Omit<ShownMember, "displayName"> & { readonly full_name: string | null }>(
  "shown-people",
  `select account.id as "memberId", profile.full_name, ${avatarUrl("profile")} as "avatarUrl",
     ${shownRoles("account.id")} as roles
   from users account left join profiles profile on profile.user_id = account.id
   where account.id = any ($1::uuid[])`,
);
