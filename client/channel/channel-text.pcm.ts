import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import type { Translates } from "../../schema/language/translation.ts";
import { unknownUser } from "../thread/thread-text.ts";
import { countOf, listOf, pluralOf } from "../ui/format/format.ts";

export const nameOf = ({ displayName }: Pick<ChannelMember, "displayName">): string => displayName || unknownUser;

export const memberCountText = (count: number): string => countOf(count, "member", "members");

export const roleNames: Readonly<Record<ChannelRole, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  safeguarding_lead: "Safeguarding lead",
};

export const ownChannelsTitle = "Your channels";
export const loadFailedTitle = "Channels no load";
export const joinButton = "Join";

export const nameLabel = "Name";
export const nameRequired = "Abeg give the channel name.";
export const descriptionLabel = "Description (optional)";
export const descriptionHint = "Wetin una dey talk about here?";

export const addedTitle = "E don enter";
/** The same whether they were added or invited. */
export const addedMessage = (name: string): string => `We don add or invite ${name}.`;

/** Shown to everyone at the top of a channel. Null if nobody supervises it. */
export function supervisionText({ supervisors }: Pick<Channel, "supervisors">, myId: string): string | null {
  const own = supervisors.find(({ memberId }) => memberId === myId);
  if (own) {
    const title = own.role === "admin" ? "admin" : "safeguarding lead";
    return `You be ${title} for this channel. Everybody inside know say you fit read am.`;
  }
  const groups = supervisorGroups(supervisors).map(({ names, title }) => `${names}, ${title},`);
  return groups.length === 0 ? null : `${groups.join(" and ")} fit read this channel.`;
}

const supervisorTitles = [
  { role: "safeguarding_lead", title: "safeguarding lead", titles: "safeguarding leads" },
  { role: "admin", title: "admin", titles: "admins" },
] as const;

/** The names of those who supervise, by role: leads, then an admin who keeps a lead company. */
export const supervisorGroups = (supervisors: Channel["supervisors"]): { names: string; title: string }[] =>
  supervisorTitles.flatMap(({ role, title, titles }) => {
    const names = supervisors.filter((each) => each.role === role).map(nameOf);
    return names.length === 0 ? [] : [{ names: listOf(names), title: pluralOf(names.length, title, titles) }];
  });

export type Holds = Translates<typeof import("./channel-text.ts"), typeof import("./channel-text.pcm.ts")>;
