import { type ChannelRole, channelRoles } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";

/** What is done in a channel. */
const deeds = {
  /** Reading, writing, reacting, searching, seeing who is in it. */
  talk: channelRoles,
  add: ["owner", "admin"],
  edit: ["owner", "admin"],
  close: ["owner"],
  leave: ["admin", "member"],
} as const satisfies Record<string, readonly ChannelRole[]>;

/** What is done to somebody in it: by whom, and to which of them. Who is already what they should be stays so. */
const deedsTo: Record<
  "raise" | "lower" | "remove" | "handOver",
  Partial<Record<ChannelRole, readonly ChannelRole[]>>
> = {
  raise: { owner: ["admin", "member"], admin: ["admin", "member"] },
  lower: { owner: ["admin", "member"] },
  remove: { owner: ["admin", "member"], admin: ["member"] },
  handOver: { owner: ["admin", "member"] },
};

export type ChannelDeed = keyof typeof deeds;
export type ChannelDeedTo = keyof typeof deedsTo;

/** CHANNEL-4: why who has this role there, or none, may not do so. */
export function objectionTo(role: ChannelRole | null, deed: ChannelDeed): ErrorCode | undefined {
  if (role === null) return "channel/not-found";
  if ((deeds[deed] as readonly ChannelRole[]).includes(role)) return undefined;
  return deed === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
}

/** The same for what is done to somebody who has a role there, or none. */
export function objectionToDoing(
  role: ChannelRole | null,
  deed: ChannelDeedTo,
  other: ChannelRole | null,
): ErrorCode | undefined {
  if (role === null) return "channel/not-found";
  const others = deedsTo[deed][role];
  if (!others) return "channel/not-allowed";
  if (other === null) return "channel/member-not-found";
  return others.includes(other) ? undefined : "channel/not-allowed";
}
