import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { countOf, listOf, pluralOf } from "../ui/format/format.ts";

const unknownUser = "Unknown User";

export const nameOf = ({ displayName }: Pick<ChannelMember, "displayName">): string => displayName || unknownUser;

export const memberCountText = (count: number): string => countOf(count, "member");

export const roleNames: Readonly<Record<ChannelRole, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  safeguarding_lead: "Safeguarding lead",
};

/** Explains the switch for a private channel. */
export const privateText = "Only people you add can find it and read it.";

/** Shown before a channel is created, open or private. */
export const supervisionNotice = "Safeguarding leads can read every channel. Their names are shown at the top.";

/** Shown to everyone at the top of a channel. Null if no safeguarding lead supervises it. */
export function supervisionText({ supervisors }: Pick<Channel, "supervisors">, myId: string): string | null {
  if (supervisors.some(({ memberId }) => memberId === myId)) {
    return "You're a safeguarding lead in this channel. Everyone in it knows that you can read it.";
  }
  if (supervisors.length === 0) return null;
  const title = pluralOf(supervisors.length, "safeguarding lead");
  return `${listOf(supervisors.map(nameOf))}, ${title}, can read this channel.`;
}

/** True if the text occurs in the channel's name. Ignores diacritics. */
export function isNamed({ name }: Pick<Channel, "name">, wanted: string): boolean {
  return foldDiacritics(name).includes(foldDiacritics(wanted.trim()));
}

/** How many members have the channel open. Null if the room's state has no such number. */
export function hereIn(view: unknown): number | null {
  const isCounted = typeof view === "object" && view !== null && "here" in view && typeof view.here === "number";
  return isCounted ? (view.here as number) : null;
}
