import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { KoboType } from "../platform/database/kobo-type.ts";
import { EventImageEntity } from "./image/event-image.entity.ts";

export const EventEntity = defineEntity({
  name: "Event",
  tableName: "events",
  indexes: [{ name: "events_date", where: "is_active", properties: ["eventDate", "id"] }],
  checks: [
    { name: "events_title_check", expression: "title <> ''::text" },
    { name: "events_max_attendees_check", expression: "max_attendees > 0" },
    { name: "events_ticket_price_check", expression: "ticket_price >= 0::numeric" },
    { name: "events_end_check", expression: "end_date > event_date" },
    { name: "events_price_check", expression: "NOT is_paid_event OR ticket_price > 0::numeric" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    title: p.text(),
    description: p.text(),
    eventType: p.text().default("general"),
    eventDate: p.datetime(),
    endDate: p.datetime().nullable(),
    /** Before the event was moved. */
    previousEventDate: p.datetime().nullable(),
    location: p.text(),
    /** Null if there is no limit. */
    maxAttendees: p.integer().nullable(),
    isPaidEvent: p.boolean().default(false),
    ticketPriceKobo: p.type(KoboType).name("ticket_price").columnType("numeric(12,2)").defaultRaw(`0`),
    currency: p.enum(["NGN"]).default("NGN"),
    /** Published: members and visitors see it. */
    isActive: p.boolean().default(true),
    /** The stored picture. */
    imageName: () =>
      p.manyToOne(EventImageEntity).name("image_url").deleteRule("restrict").mapToPk().nullable().index("events_image"),
    createdBy: () =>
      p.manyToOne(UserEntity).name("created_by").deleteRule("set null").nullable().index("events_creator"),
    createdAt: p.datetime().defaultRaw(`now()`),
    cancelledAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    version: p.integer().default(1),
  },
});

export const erasure = {
  "events.cancel_reason": "impersonal",
  "events.currency": "impersonal",
  "events.description": "impersonal",
  "events.event_type": "impersonal",
  "events.image_url": "impersonal",
  "events.location": "impersonal",
  "events.title": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "events.created_by": "own",
  "events.image_url": "withheld",
} satisfies OwnDataDecisions;
