import { type ChannelRole, channelRoles } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { type AgeGroup, isOneAgeGroup, type MessagingPolicy } from "../safety/safety.ts";

/** The roles that may perform each action in a channel. */
const permissions = {
  /** Reading, writing, reacting, searching, and listing the members. */
  write: channelRoles,
  add: ["owner", "admin"],
  edit: ["owner", "admin"],
  close: ["owner"],
  leave: ["admin", "member"],
  /** Quiet hours and slow mode. */
  setPace: ["owner", "safeguarding_lead"],
  writeInQuietHours: ["owner", "admin", "safeguarding_lead"],
  pin: ["owner", "admin", "safeguarding_lead"],
  writeWithoutPause: ["owner", "safeguarding_lead"],
} as const satisfies Record<string, readonly ChannelRole[]>;

/**
 * Actions on another member: who may perform them, and on which roles. Giving a member the role they already have
 * changes nothing.
 */
const permissionsOver: Record<
  "promote" | "demote" | "remove" | "transferOwnership",
  Partial<Record<ChannelRole, readonly ChannelRole[]>>
> = {
  promote: { owner: ["admin", "member"], admin: ["admin", "member"] },
  demote: { owner: ["admin", "member"] },
  remove: { owner: ["admin", "member"], admin: ["member"] },
  transferOwnership: { owner: ["admin", "member"] },
};

/** CHANNEL-4: the error code if this role, or a non-member, may not perform the action. */
export function refusalFor(role: ChannelRole | null, action: keyof typeof permissions): ErrorCode | undefined {
  if (role === null) return "channel/not-found";
  if ((permissions[action] as readonly ChannelRole[]).includes(role)) return undefined;
  return action === "leave" && role === "owner" ? "channel/owner-stays" : "channel/not-allowed";
}

/** CHANNEL-4: the same as a condition. */
export const may = (role: ChannelRole | null, action: keyof typeof permissions): boolean =>
  refusalFor(role, action) === undefined;

/** CHANNEL-46, CHANNEL-53: the role that counts for quiet hours, slow mode and pins: a lead who has joined a channel is one there too. */
export const paceRole = (role: ChannelRole | null, isLead: boolean): ChannelRole | null =>
  isLead && role !== null && role !== "owner" ? "safeguarding_lead" : role;

/** CHANNEL-4: the same for actions on a member with this role, or on a non-member. */
export function refusalForActingOn(
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

/** The facts that decide whether a channel needs a safeguarding lead, or a second one. */
export interface SupervisionFacts {
  /** A member of the channel is a safeguarding lead. */
  readonly is_supervised: boolean;
  /** The community has a safeguarding lead. */
  readonly has_lead: boolean;
  /** CHANNEL-35: a lead who has joined the channel is its only adult, and others are in it or invited. */
  readonly is_lead_alone: boolean;
  /** The community has somebody who can supervise the channel beside that lead. */
  readonly has_company: boolean;
  /**
   * The age groups among the members. Null if the community has a lead, because the groups do not matter then.
   */
  readonly age_groups: readonly AgeGroup[] | null;
}

/** What a channel lacks. */
export type Supervision = "complete" | "lead-missing" | "company-missing" | "without-company" | "forbidden";

/**
 * CHANNEL-5, CHANNEL-16, CHANNEL-20, CHANNEL-35: `complete` channels may be used, `lead-missing` ones once a lead has been
 * added, and `company-missing` ones once a second adult has. `forbidden` ones may not be used at all, and `without-company`
 * ones only after another adult has come into them.
 */
export function supervisionOf(
  { isOpenToAll }: Pick<MessagingPolicy, "isOpenToAll">,
  facts: SupervisionFacts,
): Supervision {
  if (isOpenToAll) return "complete";
  if (facts.is_lead_alone) return facts.has_company ? "company-missing" : "without-company";
  if (facts.is_supervised) return "complete";
  if (facts.has_lead) return "lead-missing";
  return isOneAgeGroup(facts.age_groups ?? ["unknown"]) ? "complete" : "forbidden";
}

/** What one member needs besides, to write in a channel. */
export interface WriterFacts extends SupervisionFacts {
  readonly role: ChannelRole | null;
  /** The member is a safeguarding lead, and nobody else in the channel is an adult. */
  readonly is_only_adult: boolean;
  /** The community has another safeguarding lead than that member. */
  readonly has_second_lead: boolean;
}

/**
 * CHANNEL-23, CHANNEL-38: what a channel lacks before this member may write there. Beside a lead who only supervises it, the
 * second adult is a lead.
 */
export function supervisionForWriter(policy: Pick<MessagingPolicy, "isOpenToAll">, facts: WriterFacts): Supervision {
  const supervision = supervisionOf(policy, facts);
  if (policy.isOpenToAll || supervision !== "complete" || !facts.is_only_adult) return supervision;
  const hasCompany = facts.role === "safeguarding_lead" ? facts.has_second_lead : facts.has_company;
  return hasCompany ? "company-missing" : "without-company";
}

/** CHANNEL-17: whether members may write, maybe after somebody has been added who supervises the channel. */
export const isWritable = (supervision: Supervision): boolean =>
  supervision !== "forbidden" && supervision !== "without-company";
