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

/** Shown to everyone at the top of a channel. Null if nobody supervises it. */
export function supervisionText({ supervisors }: Pick<Channel, "supervisors">, myId: string): string | null {
  const own = supervisors.find(({ memberId }) => memberId === myId);
  if (own) {
    const title = own.role === "admin" ? "an admin" : "a safeguarding lead";
    return `You’re ${title} in this channel. Everyone in it knows that you can read it.`;
  }
  const groups = supervisorGroups(supervisors).map(({ names, title }) => `${names}, ${title},`);
  return groups.length === 0 ? null : `${groups.join(" and ")} can read this channel.`;
}

const supervisorTitles = [
  { role: "safeguarding_lead", title: "safeguarding lead" },
  { role: "admin", title: "admin" },
] as const;

/** The names of those who supervise, by role: leads, then an admin who keeps a lead company. */
export const supervisorGroups = (supervisors: Channel["supervisors"]): { names: string; title: string }[] =>
  supervisorTitles.flatMap(({ role, title }) => {
    const names = supervisors.filter((each) => each.role === role).map(nameOf);
    return names.length === 0 ? [] : [{ names: listOf(names), title: pluralOf(names.length, title) }];
  });
