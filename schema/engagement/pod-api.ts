import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { CHANNEL_NAME_MAX_LENGTH, POD_MESSAGE_MAX_LENGTH, POD_REPLY_MAX_LENGTH } from "../limits.ts";
import { shownRoles } from "../member/shown-member.ts";
import { prose, title } from "../text.ts";
import { podDeclineReasons } from "./decline-reason.ts";
import { wordsMissing } from "./engagement-field-text.ts";
import { podTopics } from "./pod-topic.ts";

const HOUR = 60 * 60;
const requestId = z.uuid();
const topic = z.enum(podTopics);
const declineReason = z.enum(podDeclineReasons);
const podRequestStates = ["waiting", "opened", "declined", "withdrawn"] as const;
/** Milliseconds since 1970. */
const time = z.number();

const ownPodRequest = z.strictObject({
  requestId,
  topic,
  message: z.string(),
  state: z.enum(podRequestStates),
  /** Null until a mentor has opened a pod or declined, and if their account is gone. */
  mentorName: z.string().nullable(),
  mentorRoles: shownRoles,
  /** Null unless it was declined. */
  declineReason: declineReason.nullable(),
  /** What the mentor who declined wrote besides. */
  reply: z.string().nullable(),
  /** The pod's channel. Null unless the caller is in it, or is invited and can still accept. */
  pod: z.strictObject({ channelId: z.uuid(), isMember: z.boolean() }).nullable(),
  askedAt: time,
});
export type OwnPodRequest = z.infer<typeof ownPodRequest>;
const ownPodRequests = z.strictObject({ requests: z.array(ownPodRequest) });

export const listOwnPodRequests = endpoint("GET /api/pod-requests/mine", "member", {
  summary: "The newest 20 requests of the caller for a mentor.",
  output: ownPodRequests,
});

export const askForPod = endpoint("POST /api/pod-requests", "member", {
  summary: "Asks for a mentor. One request of a member can wait at a time.",
  limit: { name: "pod-request", tries: 20, seconds: HOUR, per: "account" },
  isForm: true,
  body: z.strictObject({ topic, message: prose({ min: 1, max: POD_MESSAGE_MAX_LENGTH }) }),
  output: ownPodRequests,
});

export const withdrawPodRequest = endpoint("DELETE /api/pod-requests/:requestId", "member", {
  summary: "Withdraws a waiting request of the caller.",
  limit: { name: "pod-withdrawal", tries: 60, seconds: HOUR, per: "account" },
  params: z.strictObject({ requestId }),
  output: ownPodRequests,
});

const podRequest = z.strictObject({
  requestId,
  displayName: z.string(),
  roles: shownRoles,
  topic,
  message: z.string(),
  askedAt: time,
});
export type PodRequest = z.infer<typeof podRequest>;
const pod = z.strictObject({ channelId: z.uuid(), name: z.string() });
export type Pod = z.infer<typeof pod>;

const answering: CallLimit = { name: "pod-answer", tries: 120, seconds: HOUR, per: "account" };

export const listPodRequests = endpoint("GET /api/safety/pod-requests", "mentor", {
  summary: "Up to 100 waiting requests, longest first, and the caller's own pods. The access is recorded.",
  output: z.strictObject({
    requests: z.array(podRequest),
    total: z.int(),
    pods: z.array(pod),
    /** False if nobody can read along what the caller writes to a member: then only a reason can be chosen. */
    allowsWords: z.boolean(),
  }),
});

const declinedPodRequest = z.strictObject({
  requestId,
  displayName: z.string(),
  roles: shownRoles,
  topic,
  message: z.string(),
  /** Null if their account is gone. */
  mentorName: z.string().nullable(),
  mentorRoles: shownRoles,
  declineReason,
  reply: z.string().nullable(),
  declinedAt: time,
});
export type DeclinedPodRequest = z.infer<typeof declinedPodRequest>;

export const listDeclinedPodRequests = endpoint("GET /api/safety/pod-requests/declined", "guardian", {
  summary: "Up to 100 declined requests, newest first, with what their mentors wrote. The access is recorded.",
  output: z.strictObject({ requests: z.array(declinedPodRequest), total: z.int() }),
});

export const openPod = endpoint("POST /api/safety/pod-requests/:requestId/pod", "mentor", {
  summary: "Opens a pod for a waiting request, or brings its member into one of the caller's pods.",
  limit: answering,
  isForm: true,
  params: z.strictObject({ requestId }),
  body: z.strictObject({
    /** The caller's pod. Null for a new one. */
    channelId: z.uuid().nullable().default(null),
    /** The name of a new pod. */
    name: title(CHANNEL_NAME_MAX_LENGTH),
  }),
  output: z.strictObject({ channelId: z.uuid() }),
});

export const declinePodRequest = endpoint("POST /api/safety/pod-requests/:requestId/decline", "mentor", {
  summary: "Declines a waiting request with a reason, and with words if a lead can read along.",
  limit: answering,
  isForm: true,
  params: z.strictObject({ requestId }),
  body: z
    .strictObject({ reason: declineReason, reply: prose({ max: POD_REPLY_MAX_LENGTH }).default("") })
    .refine(({ reason, reply }) => reason !== "own_words" || reply !== "", { path: ["reply"], error: wordsMissing }),
});
