import { podApi } from "../../../schema/engagement/pod-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { declinePod, listPods, openPod } from "./pod.ts";
import { askForPod, listOwnPodRequests, withdrawPodRequest } from "./pod-request.ts";

export const podRoutes = ({
  messagingPolicy,
  sendNotifications,
  sendInvitations,
  broadcastChannel,
}: {
  messagingPolicy: MessagingPolicy;
  sendNotifications: (memberIds: readonly string[], what: "new") => void;
  sendInvitations: (memberIds: readonly string[]) => void;
  broadcastChannel: (channelId: string) => unknown;
}): Route[] => [
  route(podApi.listOwnPodRequests, async ({ em, member }) => listOwnPodRequests(em, member.memberId)),

  route(podApi.askForPod, async ({ em, member, body }) => {
    await askForPod(em, messagingPolicy, member.memberId, body);
    return await listOwnPodRequests(em, member.memberId);
  }),

  route(podApi.withdrawPodRequest, async ({ em, member, params }) => {
    await withdrawPodRequest(em, member.memberId, params.requestId);
    return await listOwnPodRequests(em, member.memberId);
  }),

  route(podApi.listPodRequests, async ({ em, member }) => listPods(em, member)),

  route(podApi.openPod, async ({ em, member, params, body }) => {
    const { channelId, notified } = await openPod(em, messagingPolicy, member, { ...params, ...body });
    void broadcastChannel(channelId);
    sendInvitations(notified);
    sendNotifications(notified, "new");
    return { channelId };
  }),

  route(podApi.declinePodRequest, async ({ em, member, params, body }) => {
    sendNotifications(await declinePod(em, messagingPolicy, member, { ...params, ...body }), "new");
    return { done: true };
  }),
];
