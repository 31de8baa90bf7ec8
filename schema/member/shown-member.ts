import { z } from "zod";
import { memberRole } from "./role-schema.ts";

/** A member as others see them where they meet: the roles are shown as badges beside the name (PROFILE-10). */
export const shownMember = z.strictObject({
  memberId: z.uuid(),
  displayName: z.string(),
  /** The address of their picture. */
  avatarUrl: z.string().nullable(),
  /** Their roles in the community. */
  roles: z.array(memberRole),
});
