import * as podApi from "../../../schema/engagement/pod-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { declinePod, listDeclinedPods, listPods, openPod } from "./pod.ts";
import { askForPod, listOwnPodRequests, withdrawPodRequest } from "./pod-request.ts";

interface PodOptions {
  readonly community: { readonly name: string };
  readonly messagingPolicy: MessagingPolicy;
}

export const podRoutes = ({ community, messagingPolicy }: PodOptions): Route[] => [
  route(podApi.listOwnPodRequests, async ({ em, member }) => listOwnPodRequests(em, member.memberId)),

  route(podApi.askForPod, async ({ em, member, body }) => {
    await askForPod(em, messagingPolicy, member.memberId, body);
    return await listOwnPodRequests(em, member.memberId);
  }),

  route(podApi.withdrawPodRequest, async ({ em, member, params }) => {
    await withdrawPodRequest(em, member.memberId, params.requestId);
    return await listOwnPodRequests(em, member.memberId);
  }),

  route(podApi.listPodRequests, async ({ em, member }) => listPods(em, messagingPolicy, member)),

  route(podApi.listDeclinedPodRequests, async ({ em, member }) => listDeclinedPods(em, member)),

  route(podApi.openPod, async ({ em, member, params, body }) => {
    const mentor = { ...member, communityName: community.name };
    const channelId = await openPod(em, messagingPolicy, mentor, { ...params, ...body });
    return { channelId };
  }),

  route(podApi.declinePodRequest, async ({ em, member, params, body }) => {
    await declinePod(em, messagingPolicy, member, { ...params, ...body });
  }),
];
