import { type ChannelRole, channelRoles } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { type AgeGroup, isOneAgeGroup, type MessagingPolicy } from "../safety/safety.ts";

/** Which roles may do what in a channel. */
const permissions = {
  /** Reading, writing, reacting, searching, seeing who is in it. */
  talk: channelRoles,
  add: ["owner", "admin"],
  edit: ["owner", "admin"],
  close: ["owner"],
  leave: ["admin", "member"],
} as const satisfies Record<string, readonly ChannelRole[]>;

/** What may be done to another member: by which role, and to which. A member who already has the role keeps it. */
const permissionsOver: Record<
  "promote" | "demote" | "remove" | "transferOwnership",
  Partial<Record<ChannelRole, readonly ChannelRole[]>>
> = {
  promote: { owner: ["admin", "member"], admin: ["admin", "member"] },
  demote: { owner: ["admin", "member"] },
  remove: { owner: ["admin", "member"], admin: ["member"] },
  transferOwnership: { owner: ["admin", "member"] },
};

/** CHANNEL-4: why somebody with this role in the channel, or none, may not do this. */
export function objectionTo(role: ChannelRole | null, action: keyof typeof permissions): ErrorCode | undefined {
  if (role === null) return "channel/not-found";
  if ((permissions[action] as readonly ChannelRole[]).includes(role)) return undefined;
  return action === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
}

/** CHANNEL-4: the same for what is done to a member who has a role there, or none. */
export function objectionToActingOn(
  role: ChannelRole | null,
  action: keyof typeof permissionsOver,
  other: ChannelRole | null,
): ErrorCode | undefined {
  if (role === null) return "channel/not-found";
  const others = permissionsOver[action][role];
  if (!others) return "channel/not-allowed";
  if (other === null) return "channel/member-not-found";
  return others.includes(other) ? undefined : "channel/not-allowed";
}

/** What decides whether a channel needs a safeguarding lead who reads along. */
export interface SupervisionFacts {
  /** Somebody in it is a safeguarding lead. */
  readonly is_supervised: boolean;
  /** Somebody in the community is one. */
  readonly has_lead: boolean;
  /** Of the members, each group once; null where one of the two is true, as it does not matter then. */
  readonly age_groups: readonly AgeGroup[] | null;
}

/**
 * CHANNEL-5, CHANNEL-16, CHANNEL-20: `complete` channels may be used, `lead-missing` ones once a lead has been added, and
 * `forbidden` ones not at all.
 */
export function supervisionOf(
  { isOpenToAll }: Pick<MessagingPolicy, "isOpenToAll">,
  facts: SupervisionFacts,
): "complete" | "lead-missing" | "forbidden" {
  if (isOpenToAll || facts.is_supervised) return "complete";
  if (facts.has_lead) return "lead-missing";
  return isOneAgeGroup(facts.age_groups ?? ["unknown"]) ? "complete" : "forbidden";
}
