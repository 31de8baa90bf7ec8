import { z } from "zod";
import { memberRole } from "./role-schema.ts";

/** PROFILE-30: the roles in the community of the member whose name stands beside it. They are shown as badges. */
export const shownRoles = z.array(memberRole);

/** A member with their name as others see it. */
export const namedMember = z.strictObject({ memberId: z.uuid(), displayName: z.string(), roles: shownRoles });
export type NamedMember = z.infer<typeof namedMember>;

/** The same for lists that do not say whose account it is. */
export const shownName = namedMember.omit({ memberId: true });
export type ShownName = z.infer<typeof shownName>;

/** A member as others see them where they meet. */
export const shownMember = namedMember.extend({
  /** The address of their picture. */
  avatarUrl: z.string().nullable(),
});
export type ShownMember = z.infer<typeof shownMember>;
