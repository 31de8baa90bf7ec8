import { raw, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../../schema/endpoint.ts";
import type { askForPod as askEndpoint, OwnPodRequest } from "../../../schema/engagement/pod-api.ts";
import { OWN_POD_REQUESTS_LISTED } from "../../../schema/limits.ts";
import { Refusal } from "../../platform/refusal.ts";
import { namedMembers } from "../../profile/profile.ts";
import { type MessagingPolicy, refuseWords } from "../../safety/safety.ts";
import { PodRequestEntity } from "./pod-request.entity.ts";
import { selectOwnPods } from "./pod-store.ts";

/** ENGAGE-30, ENGAGE-34: stores a request of the member. One of them can wait at a time. */
export async function askForPod(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  { topic, message }: BodyOf<typeof askEndpoint>,
): Promise<void> {
  await refuseWords(em, policy, "podRequest", { writerId: memberId, texts: { message } });
  try {
    await em.insert(PodRequestEntity, { user: memberId, topic, message });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new Refusal("pod/already-asked");
    throw error;
  }
}

/** ENGAGE-33: withdraws a waiting request of the member. */
export async function withdrawPodRequest(em: EntityManager, memberId: string, requestId: string): Promise<void> {
  const own = { id: requestId, user: memberId };
  const changed = await em.nativeUpdate(
    PodRequestEntity,
    { ...own, state: "waiting" },
    { state: "withdrawn", decidedAt: raw("now()") },
  );
  if (changed > 0) return;
  throw new Refusal((await em.count(PodRequestEntity, own)) > 0 ? "pod/already-answered" : "pod/not-found");
}

/** ENGAGE-33: the member's own requests, newest first, with the pods that they are in or can still join. */
export async function listOwnPodRequests(em: EntityManager, memberId: string): Promise<{ requests: OwnPodRequest[] }> {
  const rows = await em.find(
    PodRequestEntity,
    { user: memberId },
    { orderBy: { createdAt: "desc", id: "asc" }, limit: OWN_POD_REQUESTS_LISTED, disableIdentityMap: true },
  );
  const namedOf = await namedMembers(
    em,
    rows.flatMap(({ mentor }) => mentor?.id ?? []),
  );
  const pods = new Map((await selectOwnPods(em, memberId)).map((each) => [each.thread_id, each.is_member]));
  const requests = rows.map(({ id, topic, message, state, mentor, thread, declineReason, reply, createdAt }) => {
    const isMember = thread ? pods.get(thread.id) : undefined;
    return {
      requestId: id,
      topic,
      message,
      state,
      mentorName: mentor ? namedOf(mentor.id).displayName : null,
      mentorRoles: mentor ? namedOf(mentor.id).roles : [],
      declineReason: declineReason ?? null,
      reply: reply ?? null,
      pod: thread && isMember !== undefined ? { channelId: thread.id, isMember } : null,
      askedAt: createdAt.getTime(),
    };
  });
  return { requests };
}
