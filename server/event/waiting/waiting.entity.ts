import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { EventEntity } from "../event.entity.ts";

/** Members who wait for a seat at a full event. */
export const EventWaitingEntity = defineEntity({
  name: "EventWaiting",
  tableName: "event_waiting_list",
  indexes: [
    { name: "event_waiting_list_place", properties: ["event", "place", "id"] },
    { name: "event_waiting_list_offers", where: "offered_until IS NOT NULL", properties: ["offeredUntil"] },
  ],
  uniques: [{ name: "event_waiting_list_once", properties: ["event", "user"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    event: () => p.manyToOne(EventEntity).deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("event_waiting_list_user"),
    /** The list is ordered by this time. */
    place: p.datetime().defaultRaw(`clock_timestamp()`),
    joinedAt: p.datetime().defaultRaw(`now()`),
    /** A seat is kept for the member until then. */
    offeredUntil: p.datetime().nullable(),
    /** When the member got the mail of the offer. */
    offerMailedAt: p.datetime().nullable(),
  },
});

export const ownData = {
  "event_waiting_list.event_id": "withheld",
  "event_waiting_list.user_id": "own",
} satisfies OwnDataDecisions;
