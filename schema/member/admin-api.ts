import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { ACTION_REASON_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { spiritualLevels } from "../profile/profile.ts";
import { memberStatus, reportAction } from "../safety/report-action.ts";
import { line, prose } from "../text.ts";
import { memberRole } from "./role-schema.ts";
import { namedMember } from "./shown-member.ts";

export const MEMBERS_PER_PAGE = 50;

const memberId = z.uuid();
const changing: CallLimit = { name: "member-change", tries: 600, seconds: 60 * 60, per: "account" };

/** What is known of a member's age. Every rule treats `declared` like `unknown`. */
export const ageStates = ["unknown", "declared", "confirmed"] as const;
export type AgeState = (typeof ageStates)[number];
/** A muted member reads but does not write. */
export const memberStates = ["active", "muted", "suspended"] as const;
export type MemberState = (typeof memberStates)[number];
export const memberSorts = ["name", "joined", "completion"] as const;

const columns = {
  memberId,
  /** "Unknown User" if they have no name. */
  displayName: z.string(),
  email: z.string(),
  /** As E.164. */
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  spiritualLevel: z.enum(spiritualLevels).nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  roles: z.array(memberRole),
  age: z.enum(ageStates),
  /** As 2010-03-14. Null if they have entered none. */
  birthDate: z.string().nullable(),
  /** How complete the profile is: 0 to 100, 20 for each of five fields. */
  completion: z.int(),
  state: z.enum(memberStates),
};

const listedMember = z.strictObject(columns);
export type ListedMember = z.infer<typeof listedMember>;

const filter = {
  /** Part of a name or of an e-mail address. */
  search: line({ max: FULL_NAME_MAX_LENGTH }).optional(),
  /** `none` for members without a role. */
  role: z.enum([...memberRole.options, "none"]).optional(),
  state: z.enum(memberStates).optional(),
  age: z.enum(ageStates).optional(),
  /** The day of the community's calendar on which the account was created, as 2026-11-23. */
  joined: z.iso.date().optional(),
  sort: z.enum(memberSorts).default("joined"),
  order: z.enum(["asc", "desc"]).default("desc"),
};

export const listMembers = endpoint("GET /api/admin/members", "admin", {
  summary:
    "A page of 50 members with their profiles, roles, ages and states, by default the newest first. The access is recorded.",
  query: z.strictObject({ ...filter, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({ members: z.array(listedMember), total: z.int() }),
});

export const exportMembers = endpoint("GET /api/admin/members/export", "admin", {
  isSensitive: true,
  summary: "All members, or those of a filter, as a CSV file. The download is recorded.",
  kind: "file",
  fileTypes: ["text/csv"],
  query: z.strictObject(filter),
  limit: { name: "members-export", tries: 30, seconds: 60 * 60, per: "account" },
  timeoutSeconds: 60,
});

const memberFile = z.strictObject({
  ...columns,
  avatarUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  interests: z.array(z.string()),
  /** Who confirmed the birth date. Null if nobody has, or if that account is gone. */
  ageConfirmedBy: namedMember.nullable(),
  ageConfirmedAt: z.number().nullable(),
  suspendedAt: z.number().nullable(),
  status: memberStatus,
  /** Warnings, mutes and suspensions, newest first; none on one's own page. */
  actions: z.array(reportAction),
  isSelf: z.boolean(),
});
export type MemberFile = z.infer<typeof memberFile>;

export const readMemberFile = endpoint("GET /api/admin/members/:memberId", "admin", {
  summary: "Everything that admins manage about one member. The access is recorded.",
  params: z.strictObject({ memberId }),
  output: memberFile,
});

export const changeRole = endpoint("POST /api/admin/members/:memberId/roles", "admin", {
  isSensitive: true,
  summary: "Gives a member a role, or takes it away. Refused if someone else has just done it.",
  limit: changing,
  isForm: true,
  params: z.strictObject({ memberId }),
  body: z.strictObject({
    role: memberRole,
    change: z.enum(["give", "take"]),
    reason: prose({ max: ACTION_REASON_MAX_LENGTH }).default(""),
    /** The caller knows that they take the admin role from themselves. */
    confirmsOwn: z.boolean().default(false),
    /** The caller knows that the community has no safeguarding lead afterwards. */
    acceptsNoLead: z.boolean().default(false),
  }),
});
export type RoleChange = z.infer<typeof changeRole.body>;
