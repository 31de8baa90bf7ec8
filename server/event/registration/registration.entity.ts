import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { EventEntity } from "../event.entity.ts";

export const EventRegistrationEntity = defineEntity({
  name: "EventRegistration",
  tableName: "event_registrations",
  indexes: [
    { name: "event_registrations_event", properties: ["event", "status"] },
    {
      name: "event_registrations_user",
      properties: ["user", "registeredAt"],
      columns: [{ name: "user" }, { name: "registeredAt", sort: "DESC" }],
    },
  ],
  uniques: [{ name: "event_registrations_once", where: "status <> 'cancelled'::text", properties: ["event", "user"] }],
  checks: [
    { name: "event_registrations_held_check", expression: "(held_until is not null) = (status = 'held')" },
    { name: "event_registrations_cancelled_check", expression: "(cancelled_at is not null) = (status = 'cancelled')" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    event: () => p.manyToOne(EventEntity).deleteRule("restrict"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    status: p.enum(["held", "registered", "cancelled"]),
    /** Names the registration on the ticket and in addresses. */
    reference: p.text().unique("event_registrations_reference"),
    /** Until when the seat of a member who is paying is kept. */
    heldUntil: p.datetime().nullable(),
    registeredAt: p.datetime().defaultRaw(`now()`),
    cancelledAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "event_registrations.reference": "goes",
  "event_registrations.status": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "event_registrations.event_id": "withheld",
  "event_registrations.user_id": "own",
} satisfies OwnDataDecisions;
