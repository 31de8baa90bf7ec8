import type { Channel, ChannelMember, ChannelRole } from "../../schema/channel/api.ts";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { countOf, listOf, pluralOf } from "../ui/text/format.ts";

const unknownUser = "Unknown User";

export const nameOf = ({ displayName }: Pick<ChannelMember, "displayName">): string => displayName || unknownUser;

export const memberCountText = (count: number): string => countOf(count, "member");

export const roleNames: Readonly<Record<ChannelRole, string>> = {
  owner: "Owner",
  admin: "Admin",
  member: "Member",
  safeguarding_lead: "Safeguarding lead",
};

/** What the switch for a private channel promises, before there is one. */
export const privateText = "Only people you add can find it and read it.";

/** Said before a channel is made, open or private. */
export const supervisionNotice =
  "A safeguarding lead of your community can read every channel, and is named at its top.";

/** Said at the top of a channel to everybody in it; null where no safeguarding lead reads along. */
export function supervisionText({ supervisors }: Pick<Channel, "supervisors">, myId: string): string | null {
  if (supervisors.some(({ memberId }) => memberId === myId)) {
    return "You're a safeguarding lead in this channel. Everyone in it knows that you can read it.";
  }
  if (supervisors.length === 0) return null;
  const title = pluralOf(supervisors.length, "safeguarding lead");
  return `${listOf(supervisors.map(nameOf))}, ${title}, can read this channel.`;
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
