import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";

const unknownUser = "Unknown User";

export const nameOf = ({ displayName }: Pick<ChannelMember, "displayName">): string => displayName || unknownUser;

export const memberWords = (count: number): string => (count === 1 ? "1 member" : `${count} members`);

export const roleNames: Readonly<Record<ChannelRole, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  safeguarding_lead: "Safeguarding lead",
};

/** What the switch for a private channel promises, before there is one. */
export const privateWords =
  "Only those who are added find it and read it. A safeguarding lead of your community reads along, named at its top.";

/** Said to everybody in a private channel, at the top; null where nobody reads along. */
export function companionSentence({ companions, role }: Pick<Channel, "companions" | "role">): string | null {
  if (role === "safeguarding_lead") {
    return "You are in this channel as safeguarding lead. Everybody in it knows that you can read it.";
  }
  const [companion, ...more] = companions.map(nameOf);
  if (companion === undefined) return null;
  const names =
    more.length === 0
      ? `${companion}, safeguarding lead,`
      : `${[companion, ...more].join(" and ")}, safeguarding leads,`;
  return `${names} can read this channel.`;
}

/** By a part of its name, dots and tones or not. */
export function isNamed({ name }: Pick<Channel, "name">, wanted: string): boolean {
  return foldDiacritics(name).includes(foldDiacritics(wanted.trim()));
}

/** Of those who are in a channel's room: what its state shows, whatever else a thread's room may. */
export function hereIn(view: unknown): number | null {
  const isCounted = typeof view === "object" && view !== null && "here" in view && typeof view.here === "number";
  return isCounted ? (view.here as number) : null;
}
