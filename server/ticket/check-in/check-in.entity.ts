import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import { EventEntity } from "../../event/event.entity.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** A scan that let somebody in. */
export const EventCheckInEntity = defineEntity({
  name: "EventCheckIn",
  tableName: "event_check_ins",
  indexes: [{ name: "event_check_ins_changed", properties: ["event", "changedAt"] }],
  uniques: [
    { name: "event_check_ins_nonce", properties: ["event", "nonce"] },
    { name: "event_check_ins_once", where: "status = 'in'::text", properties: ["registration"] },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    event: () => p.manyToOne(EventEntity).deleteRule("cascade"),
    registration: () =>
      p.manyToOne(EventRegistrationEntity).deleteRule("cascade").index("event_check_ins_registration"),
    /** Made by the phone, so that a scan can be sent again. */
    nonce: p.uuid(),
    /** `in`: this scan counts. `conflict`: a gate without network let the ticket in too. `undone`: it counted for a while. */
    status: p.enum(["in", "conflict", "undone"]),
    gate: p.text(),
    scannedAt: p.datetime(),
    scannedBy: () =>
      p.manyToOne(UserEntity).name("scanned_by").deleteRule("set null").nullable().index("event_check_ins_scanned_by"),
    recordedAt: p.datetime().defaultRaw(`clock_timestamp()`),
    changedAt: p.datetime().defaultRaw(`clock_timestamp()`),
  },
});

export const erasure = {
  "event_check_ins.gate": "impersonal",
  "event_check_ins.status": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "event_check_ins.event_id": "withheld",
  "event_check_ins.registration_id": "own",
  "event_check_ins.scanned_by": "withheld",
} satisfies OwnDataDecisions;
