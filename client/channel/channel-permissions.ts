import type { ChannelRole } from "../../schema/channel/api.ts";

/** What a member of this role may do in a channel. The server decides; this only hides what it would refuse. */
export interface ChannelPermissions {
  canAdd: boolean;
  canEdit: boolean;
  canLeave: boolean;
  canTransfer: boolean;
  canClose: boolean;
  canPromote: (role: ChannelRole) => boolean;
  canDemote: (role: ChannelRole) => boolean;
  canRemove: (role: ChannelRole) => boolean;
  /** Whether this member may make them the owner. */
  canTransferTo: (role: ChannelRole) => boolean;
}

export function permissionsOf(own: ChannelRole): ChannelPermissions {
  const isOwner = own === "owner";
  const leads = isOwner || own === "admin";
  return {
    canAdd: leads,
    canEdit: leads,
    canLeave: own === "admin" || own === "member",
    canTransfer: isOwner,
    canClose: isOwner,
    canPromote: (role) => leads && role === "member",
    canDemote: (role) => isOwner && role === "admin",
    canRemove: (role) => (leads && role === "member") || (isOwner && role === "admin"),
    canTransferTo: (role) => isOwner && (role === "admin" || role === "member"),
  };
}

/** True if at least one action is possible on a member of that role. */
export function canChange(permissions: ChannelPermissions, role: ChannelRole): boolean {
  return (
    permissions.canPromote(role) ||
    permissions.canDemote(role) ||
    permissions.canRemove(role) ||
    permissions.canTransferTo(role)
  );
}
