import { type MemberRole, memberRoles } from "./role.ts";

// The state of a game's room has one byte for the roles of each player. The order of `memberRoles` is part of the protocol.

/** Roles as bits: the first one of `memberRoles` is the lowest. */
export const roleBits = (roles: readonly MemberRole[]): number =>
  memberRoles.reduce((bits, role, at) => bits | (roles.includes(role) ? 1 << at : 0), 0);

/** The roles of these bits. */
export const rolesOfBits = (bits: number): MemberRole[] => memberRoles.filter((_, at) => (bits >> at) & 1);
