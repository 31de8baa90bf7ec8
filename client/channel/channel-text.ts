import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { unknownUser } from "../thread/thread-text.ts";
import { countOf, listOf, pluralOf } from "../ui/format/format.ts";

export const nameOf = ({ displayName }: Pick<ChannelMember, "displayName">): string => displayName || unknownUser;

export const memberCountText = (count: number): string => countOf(count, "member");

export const roleNames: Readonly<Record<ChannelRole, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  safeguarding_lead: "Safeguarding lead",
};

export const ownChannelsTitle = "Your channels";
export const loadFailedTitle = "Failed to load channels";
export const joinButton = "Join";

export const nameLabel = "Name";
export const nameRequired = "Please give the channel a name.";
export const descriptionLabel = "Description (optional)";
export const descriptionHint = "What do you talk about here?";

export const addedTitle = "Added";
/** The same whether they were added or invited. */
export const addedMessage = (name: string): string => `${name} was added or invited.`;

/** Shown to everyone at the top of a channel. Null if no safeguarding lead supervises it. */
export function supervisionText({ supervisors }: Pick<Channel, "supervisors">, myId: string): string | null {
  if (supervisors.some(({ memberId }) => memberId === myId)) {
    return "You’re a safeguarding lead in this channel. Everyone in it knows that you can read it.";
  }
  if (supervisors.length === 0) return null;
  const title = pluralOf(supervisors.length, "safeguarding lead");
  return `${listOf(supervisors.map(nameOf))}, ${title}, can read this channel.`;
}
