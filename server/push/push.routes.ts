import * as pushApi from "../../schema/push/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { isPublicAddress } from "../platform/public-address.ts";
import { Refusal } from "../platform/refusal.ts";
import { isMuted, isSubscribed, setMuted, subscribe, unsubscribe } from "./push.ts";
import { isAllowedHost } from "./push-sender.ts";
import { readPushSettings, savePushSettings } from "./push-settings.ts";

interface RouteOptions {
  readonly publicKey: string;
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

export const pushRoutes = ({ publicKey, isAllowed = isPublicAddress }: RouteOptions): Route[] => [
  route(pushApi.readPush, async ({ member, em }) => ({
    publicKey,
    settings: await readPushSettings(em, member.memberId),
    isSubscribed: await isSubscribed(em, member),
  })),

  route(pushApi.savePushSettings, async ({ member, em, body }) => {
    await savePushSettings(em, member.memberId, body);
    return await readPushSettings(em, member.memberId);
  }),

  route(pushApi.subscribeToPush, async ({ member, em, body }) => {
    if (!(await isAllowedHost(new URL(body.endpoint).hostname, isAllowed))) throw new Refusal("push/unknown-service");
    await subscribe(em, member, body);
  }),

  route(pushApi.unsubscribeFromPush, async ({ member, em }) => await unsubscribe(em, member)),

  route(pushApi.readMuted, async ({ member, em, params }) => ({
    isMuted: await isMuted(em, member.memberId, params.threadId),
  })),

  route(pushApi.saveMuted, async ({ member, em, params, body }) => {
    await setMuted(em, member.memberId, params.threadId, body.isMuted);
    return body;
  }),
];
