import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../limits.ts";
import { shownName, shownRoles } from "../member/shown-member.ts";
import { line } from "../text.ts";

/** What a lead or an admin can supervise. */
export const supervisedKinds = ["conversation", "channel"] as const;
export type SupervisedKind = (typeof supervisedKinds)[number];

/** From 1. */
const page = z.coerce.number().int().min(1).max(10_000).default(1);

const base = {
  threadId: z.uuid(),
  /** When the caller was added. They read nothing from before (SAFE-12). Milliseconds since 1970. */
  supervisedSince: z.number(),
  /** Null if nobody has written in it. */
  lastMessageAt: z.number().nullable(),
  /** Messages since the caller last read it, at most 100. */
  unread: z.int(),
};

const supervisedThread = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("conversation"),
    ...base,
    /** The two members who talk, with their full names. */
    people: z.array(shownName),
  }),
  z.strictObject({
    kind: z.literal("channel"),
    ...base,
    name: z.string(),
    isPrivate: z.boolean(),
    memberCount: z.int(),
  }),
]);
export type SupervisedThread = z.infer<typeof supervisedThread>;

export const listSupervised = endpoint("GET /api/safety/supervised", "guardian", {
  summary:
    "A page of 20 conversations and channels that the caller supervises, newest message first. The access is recorded.",
  query: z.strictObject({
    page,
    kind: z.enum(supervisedKinds).optional(),
    /** Part of a member's or a channel's name. */
    name: line({ max: CHANNEL_NAME_MAX_LENGTH }).optional(),
  }),
  output: z.strictObject({ threads: z.array(supervisedThread), total: z.int() }),
});

/** A game room whose players and watchers were neither all adults nor all minors. A member of unknown age is neither. */
const mixedRoom = z.strictObject({
  roomId: z.uuid(),
  roomName: z.string(),
  isPrivate: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isOpen: z.boolean(),
  /** The host's full name. Empty if the account is gone. */
  hostName: z.string(),
  hostRoles: shownRoles,
  /** Everyone who had a seat or watched, with their full names, in the order in which they came. Someone who did both is here twice. */
  players: z.array(shownName.extend({ isWatcher: z.boolean() })),
});
export type MixedRoom = z.infer<typeof mixedRoom>;

export const listMixedRooms = endpoint("GET /api/safety/game-rooms", "guardian", {
  summary:
    "A page of 20 game rooms of the last seven days, private ones too, whose players and watchers were neither all adults nor all minors, newest first. The access is recorded.",
  query: z.strictObject({ page }),
  output: z.strictObject({ rooms: z.array(mixedRoom), total: z.int() }),
});
