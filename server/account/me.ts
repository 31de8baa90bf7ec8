import type { Me } from "../../schema/account/api.ts";
import type { Member } from "../platform/session.ts";

/** What a member sees of their own session. */
export function presentMe(member: Member): Me {
  return {
    memberId: member.memberId,
    email: member.email,
    emailVerified: member.emailVerified,
    full_name: member.fullName,
    avatar_url: member.avatarUrl,
    roles: [...member.roles],
    mutedUntil: member.mutedUntil,
    hasNotice: member.hasNotice,
    translation: member.translation,
    language: member.language,
    pendingRoles: [...member.pendingRoles],
  };
}
