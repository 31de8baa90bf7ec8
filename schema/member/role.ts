import { z } from "zod";

/** The roles of the community, assigned by an operator. Mentors and leads look after members; admins run the site. */
export const memberRoles = ["admin", "mentor", "safeguarding_lead"] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;
