import { defineEntity, p } from "@mikro-orm/core";
import { SessionEntity, UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";

/** The key pair with which this installation signs what it sends to push services. There is one row. */
export const PushKeyEntity = defineEntity({
  name: "PushKey",
  tableName: "push_keys",
  properties: {
    id: p.smallint().primary().autoincrement(false),
    /** Base64url, as browsers want it. */
    publicKey: p.text(),
    privateKey: p.text(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
  checks: [{ name: "push_keys_id_check", expression: "id = 1" }],
});

/** A device that gets notifications. It belongs to a session, so it ends with it. */
export const PushSubscriptionEntity = defineEntity({
  name: "PushSubscription",
  tableName: "push_subscriptions",
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("push_subscriptions_user"),
    session: () => p.oneToOne(SessionEntity).deleteRule("cascade").unique("push_subscriptions_session"),
    endpoint: p.text().unique("push_subscriptions_endpoint"),
    p256dh: p.text(),
    auth: p.text(),
    /** PUSH-4: notifications up to this time were sent, or are older than the subscription. */
    sentUntil: p.datetime().defaultRaw(`now()`),
    /** Failed sendings since the last one that arrived. */
    failures: p.smallint().default(0),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** A member with devices for whom something is new. The database stores it with the notification, until it is enqueued. */
export const DuePushEntity = defineEntity({
  name: "DuePush",
  tableName: "due_pushes",
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("due_pushes_user"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** What a member wants on their devices. No row means the defaults. */
export const PushSettingsEntity = defineEntity({
  name: "PushSettings",
  tableName: "push_settings",
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade"),
    /** Groups that send nothing. */
    offGroups: p.json<string[]>().defaultRaw(`'[]'::jsonb`),
    /** Minutes since midnight in the community's time zone. Null if there are no quiet hours. */
    quietFrom: p.smallint().nullable(),
    quietUntil: p.smallint().nullable(),
    showsText: p.boolean().default(false),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

/** A channel or conversation that a member has muted. */
export const MutedThreadEntity = defineEntity({
  name: "MutedThread",
  tableName: "muted_threads",
  properties: {
    user: () => p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade"),
    thread: () =>
      p.manyToOne(ThreadEntity).primary().updateRule("no action").deleteRule("cascade").index("muted_threads_thread"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "push_keys.private_key": "impersonal",
  "push_keys.public_key": "impersonal",
  "push_subscriptions.auth": "goes",
  "push_subscriptions.endpoint": "goes",
  "push_subscriptions.p256dh": "goes",
  "push_settings.off_groups": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "due_pushes.user_id": "withheld",
  "muted_threads.user_id": "own",
  "push_settings.user_id": "own",
  "push_subscriptions.auth": "withheld",
  "push_subscriptions.endpoint": "withheld",
  "push_subscriptions.p256dh": "withheld",
  "push_subscriptions.session_id": "withheld",
  "push_subscriptions.user_id": "own",
} satisfies OwnDataDecisions;
