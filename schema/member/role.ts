/** The roles of the community, assigned by an operator. Mentors and leads look after members; admins run the site. */
export const memberRoles = ["admin", "mentor", "safeguarding_lead"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What a screen or an endpoint may require: one of these roles. Guardians handle reports and act on members. */
export const rolesFor = {
  mentor: memberRoles,
  guardian: ["safeguarding_lead", "admin"],
  admin: ["admin"],
} as const satisfies Record<string, readonly MemberRole[]>;

/** Whether one of these roles counts as that. */
export const countAs = (kind: keyof typeof rolesFor, roles: readonly MemberRole[]): boolean =>
  roles.some((role) => (rolesFor[kind] as readonly MemberRole[]).includes(role));
