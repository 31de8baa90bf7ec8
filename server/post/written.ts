import { countAs } from "../../schema/member/role.ts";
import type { Member } from "../platform/session.ts";
import { ANONYMOUS_USER } from "../profile/profile.ts";
import type { WrittenRow } from "./post-store.ts";

export type Reader = Pick<Member, "memberId" | "roles">;

/** POST-6: whether the caller may delete what others wrote, too. */
export const isGuardian = ({ roles }: Reader): boolean => countAs("guardian", roles);

/** What a post and a comment have in common, as this member sees it. POST-10: the name and the picture, never an address. */
export function present({ user_id, full_name, avatar_url, roles, content, created_at }: WrittenRow, reader: Reader) {
  const isMine = user_id === reader.memberId;
  return {
    author: { memberId: user_id, displayName: full_name ?? ANONYMOUS_USER, avatarUrl: avatar_url, roles: [...roles] },
    content,
    createdAt: created_at,
    isMine,
    canDelete: isMine || isGuardian(reader),
  };
}
