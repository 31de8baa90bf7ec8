import { z } from "zod";

/** The roles of the community, which an operator gives. Mentors and leads look after others; admins look after the product. */
export const memberRoles = ["admin", "mentor", "safeguarding_lead"] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;
