import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { sameTimes } from "../field-text.ts";
import { pushGroups } from "./group.ts";

/** Minutes since midnight in the community’s time zone. `from` may be later than `until`: then the night is between them. */
const minute = z.int().min(0).max(1439);
export const quietHours = z
  .strictObject({ from: minute, until: minute })
  .refine(({ from, until }) => from !== until, { error: sameTimes, path: ["until"] });

/** What one member wants on all of their devices. */
export const pushSettings = z.strictObject({
  /** Groups that send nothing. */
  off: z.array(z.enum(pushGroups)).max(pushGroups.length),
  quietHours: quietHours.nullable(),
  /** Whether a locked screen shows what somebody wrote, and not only who. */
  showsText: z.boolean(),
});
export type PushSettings = z.infer<typeof pushSettings>;

const LONGEST_ENDPOINT = 1000;
/** An address at the browser’s push service. Whoever has it could write to the device, so no reply contains it. */
const pushEndpoint = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(LONGEST_ENDPOINT);

export const readPush = endpoint("GET /api/push", "member", {
  summary: "The caller's settings of notifications on a locked phone, and the key with which a browser subscribes.",
  output: z.strictObject({
    /** The `applicationServerKey` of a subscription, base64url. */
    publicKey: z.string(),
    settings: pushSettings,
    /** Whether this session's device gets notifications. */
    isSubscribed: z.boolean(),
  }),
});

export const savePushSettings = endpoint("PUT /api/push/settings", "member", {
  summary: "Saves the caller's settings of notifications on a locked phone, for all of their devices.",
  isForm: true,
  body: pushSettings,
  output: pushSettings,
});

export const subscribeToPush = endpoint("PUT /api/push/subscription", "member", {
  summary: "Sends notifications to this session's device. They end with the session.",
  limit: { name: "push-subscription", tries: 30, seconds: 60 * 60, per: "account" },
  body: z.strictObject({
    endpoint: pushEndpoint,
    /** The browser's public key: 65 bytes, base64url. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** The browser's secret for this subscription: 16 bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export const unsubscribeFromPush = endpoint("DELETE /api/push/subscription", "member", {
  summary: "Sends no more notifications to this session's device.",
});

const ofThread = z.strictObject({ threadId: z.uuid() });

export const readMuted = endpoint("GET /api/push/muted/:threadId", "member", {
  summary: "Whether the caller has muted a channel or conversation.",
  params: ofThread,
  output: z.strictObject({ isMuted: z.boolean() }),
});

export const saveMuted = endpoint("PUT /api/push/muted/:threadId", "member", {
  summary: "Mutes a channel or conversation of the caller: their devices stay silent, except when they are mentioned.",
  params: ofThread,
  body: z.strictObject({ isMuted: z.boolean() }),
  output: z.strictObject({ isMuted: z.boolean() }),
});
