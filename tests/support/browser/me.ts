import type { Me } from "../../../schema/account/api.ts";

/** A member as the server describes them to their own browser. */
export const ada: Me = {
  memberId: "ada",
  email: "ada@example.org",
  emailVerified: true,
  full_name: "Ada",
  avatar_url: null,
  roles: [],
  mutedUntil: null,
  hasNotice: false,
  translation: null,
  language: null,
  pendingRoles: [],
};
