import type { ChannelRole } from "../../schema/channel/api.ts";

/** What a member of this role may do in a channel. The server decides; this only hides what it would refuse. */
export interface ChannelPowers {
  mayAdd: boolean;
  mayEdit: boolean;
  mayLeave: boolean;
  mayHandOver: boolean;
  mayClose: boolean;
  mayRaise: (role: ChannelRole) => boolean;
  mayLower: (role: ChannelRole) => boolean;
  mayRemove: (role: ChannelRole) => boolean;
  /** To make them the owner. */
  mayGiveTo: (role: ChannelRole) => boolean;
}

export function powersOf(own: ChannelRole): ChannelPowers {
  const isOwner = own === "owner";
  const leads = isOwner || own === "admin";
  return {
    mayAdd: leads,
    mayEdit: leads,
    mayLeave: own === "admin" || own === "member",
    mayHandOver: isOwner,
    mayClose: isOwner,
    mayRaise: (role) => leads && role === "member",
    mayLower: (role) => isOwner && role === "admin",
    mayRemove: (role) => (leads && role === "member") || (isOwner && role === "admin"),
    mayGiveTo: (role) => isOwner && (role === "admin" || role === "member"),
  };
}

/** Whether anything can be done about a member of that role. */
export function mayChange(powers: ChannelPowers, role: ChannelRole): boolean {
  return powers.mayRaise(role) || powers.mayLower(role) || powers.mayRemove(role) || powers.mayGiveTo(role);
}
