import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../../schema/endpoint.ts";
import type { PodDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import type {
  declinePodRequest as declineEndpoint,
  listDeclinedPodRequests,
  listPodRequests,
  openPod as openEndpoint,
} from "../../../schema/engagement/pod-api.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { POD_REQUESTS_LISTED } from "../../../schema/limits.ts";
import { recordAccess } from "../../audit/audit.ts";
import { addMember, createChannel } from "../../channel/channel.ts";
import { notify, notifyPodOpened } from "../../notification/notification.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { type NameGiver, namedMembers } from "../../profile/profile.ts";
import { canBeReadAlong, type MessagingPolicy, notAcrossBlock, refuseWords } from "../../safety/safety.ts";
import { PodRequestEntity } from "./pod-request.entity.ts";
import { selectLedPods } from "./pod-store.ts";

type Mentor = Pick<Member, "memberId">;

/** ENGAGE-31: requests of others that wait, without those across a block or of suspended members. */
const waitingFor = (mentorId: string) => ({
  state: "waiting" as const,
  user: { $ne: mentorId },
  ...notAcrossBlock(mentorId),
  [raw((row) => `exists (select from users asker where asker.id = ${row}.user_id and asker.suspended_at is null)`)]: [],
});

/** ENGAGE-31: the waiting requests, longest first, and the mentor's own pods. Records the access. */
export async function listPods(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Mentor,
): Promise<OutputOf<typeof listPodRequests>> {
  await recordAccess(em, memberId, "pod-requests");
  const [rows, total] = await em.findAndCount(PodRequestEntity, waitingFor(memberId), {
    orderBy: { createdAt: "asc", id: "asc" },
    limit: POD_REQUESTS_LISTED,
  });
  const namedOf = await namedMembers(
    em,
    rows.map(({ user }) => user.id),
  );
  const requests = rows.map(({ id, user, topic, message, createdAt }) => ({
    requestId: id,
    displayName: namedOf(user.id).displayName,
    roles: namedOf(user.id).roles,
    topic,
    message,
    askedAt: createdAt.getTime(),
  }));
  const pods = await selectLedPods(em, memberId);
  return { requests, total, pods, allowsWords: await canBeReadAlong(em, policy, memberId) };
}

/**
 * SAFE-61: the requests that others declined, newest first, with what the mentors wrote. Records the access. The caller's
 * own request does not exist for them.
 */
export async function listDeclinedPods(
  em: EntityManager,
  { memberId }: Mentor,
): Promise<OutputOf<typeof listDeclinedPodRequests>> {
  await recordAccess(em, memberId, "pod-requests");
  const [rows, total] = await em.findAndCount(
    PodRequestEntity,
    { state: "declined", user: { $ne: memberId } },
    { orderBy: { decidedAt: "desc", id: "asc" }, limit: POD_REQUESTS_LISTED },
  );
  const namedOf = await namedMembers(
    em,
    rows.flatMap(({ user, mentor }) => [user.id, ...(mentor ? [mentor.id] : [])]),
  );
  const requests = rows.map(({ id, user, topic, message, mentor, declineReason, reply, decidedAt, createdAt }) => ({
    requestId: id,
    displayName: namedOf(user.id).displayName,
    roles: namedOf(user.id).roles,
    topic,
    message,
    mentorName: mentor ? namedOf(mentor.id).displayName : null,
    mentorRoles: mentor ? namedOf(mentor.id).roles : [],
    declineReason: declineReason ?? "own_words",
    reply: reply ?? null,
    declinedAt: (decidedAt ?? createdAt).getTime(),
  }));
  return { requests, total };
}

/** How many requests for a mentor wait for this one. */
export const countPodRequests = (em: EntityManager, { memberId }: Mentor): Promise<number> =>
  em.count(PodRequestEntity, waitingFor(memberId));

/** The same, with the longest wait. */
export const podRequestsWaiting = (em: EntityManager, { memberId }: Mentor): Promise<WaitingCount> =>
  countWaitingRows(em, PodRequestEntity, waitingFor(memberId), "created_at");

/**
 * ENGAGE-32: opens a pod for a waiting request, or brings its member into a pod of the mentor. The rules for channels
 * decide whether the member is added or invited, and who supervises the pod. If they refuse it, nothing has changed.
 * Returns the channel's id.
 */
export async function openPod(
  em: EntityManager,
  policy: MessagingPolicy,
  mentor: NameGiver,
  { requestId, channelId: known, name }: { requestId: string } & BodyOf<typeof openEndpoint>,
): Promise<string> {
  const actorId = mentor.memberId;
  const open = async (tx: EntityManager) => {
    const asker = await lockWaiting(tx, actorId, requestId);
    if (known !== null && !(await selectLedPods(tx, actorId)).some((pod) => pod.channelId === known)) {
      throw new Refusal("pod/not-found");
    }
    const described = { name, description: "", is_private: true };
    const channelId = known ?? (await createChannel(tx, policy, mentor, described));
    await bringIn(tx, { policy, actorId, channelId }, asker);
    await decide(tx, requestId, { state: "opened", mentor: actorId, thread: channelId });
    await notifyPodOpened(tx, { threadId: channelId, memberId: asker, actorId });
    return channelId;
  };
  return await asPodRefusal(() => em.transactional(open));
}

/**
 * The refusals of channels, in words that fit a pod. A request is listed only if its member is not suspended and no block
 * separates the two, so that only the supervision can be missing.
 */
const podCodes: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  "channel/member-not-found": "pod/unsupervised",
  "channel/unsupervised": "pod/unsupervised",
  "channel/too-many-owned": "pod/too-many",
  "channel/full": "pod/too-many",
};

async function asPodRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Refusal ? podCodes[error.code] : undefined;
    throw code === undefined ? error : new Refusal(code, { cause: error });
  }
}

/** A member who is in the pod already, for instance after an earlier request, stays in it. */
async function bringIn(tx: EntityManager, adding: Parameters<typeof addMember>[1], memberId: string): Promise<void> {
  try {
    await addMember(tx, adding, memberId);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "channel/already-member")) throw error;
  }
}

/** ENGAGE-33, ENGAGE-34, SAFE-61 and NOTICE-24: declines a waiting request. */
export async function declinePod(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Mentor,
  { requestId, reason, reply }: { requestId: string } & BodyOf<typeof declineEndpoint>,
): Promise<void> {
  await em.transactional(async (tx) => {
    const asker = await lockWaiting(tx, memberId, requestId);
    if (reply !== "") await refuseWords(tx, policy, "podReply", { writerId: memberId, texts: { reply } });
    await decide(tx, requestId, {
      state: "declined",
      mentor: memberId,
      declineReason: reason,
      reply: reply || null,
    });
    await notify(tx, "pod_declined", asker);
  });
}

/** Locks a waiting request: of several mentors, the first one answers it. Returns who asked. */
async function lockWaiting(tx: EntityManager, mentorId: string, requestId: string): Promise<string> {
  const found = await tx.findOne(
    PodRequestEntity,
    { id: requestId, user: { $ne: mentorId } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!found) throw new Refusal("pod/not-found");
  if (found.state !== "waiting") throw new Refusal("pod/already-answered");
  if ((await tx.count(PodRequestEntity, { id: requestId, ...waitingFor(mentorId) })) === 0) {
    throw new Refusal("pod/not-found");
  }
  return found.user.id;
}

async function decide(
  tx: EntityManager,
  requestId: string,
  decision:
    | { state: "opened"; mentor: string; thread: string }
    | { state: "declined"; mentor: string; declineReason: PodDeclineReason; reply: string | null },
): Promise<void> {
  await tx.nativeUpdate(PodRequestEntity, { id: requestId }, { ...decision, decidedAt: raw("now()") });
}
