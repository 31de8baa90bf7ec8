import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "../../schema/language/languages.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const RequestEntity = defineEntity({
  name: "Request",
  tableName: "requests",
  indexes: [
    { name: "requests_created", properties: ["createdAt", "id"] },
    {
      name: "requests_open",
      where: "state = ANY (ARRAY['new'::text, 'in_progress'::text])",
      properties: ["createdAt", "id"],
    },
    { name: "requests_parents_decided", where: "kind = 'parent'::text", properties: ["decidedAt"] },
  ],
  uniques: [
    {
      name: "requests_once",
      expression:
        "CREATE UNIQUE INDEX requests_once ON public.requests USING btree (kind, COALESCE(email, ''::text), md5(((((((((name || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || COALESCE(message, ''::text)) || chr(10)) || COALESCE(ask, ''::text)) || chr(10)) || COALESCE(child_name, ''::text))), (((created_at AT TIME ZONE 'UTC'::text))::date))",
    },
    {
      name: "requests_roadmap_once",
      expression:
        "CREATE UNIQUE INDEX requests_roadmap_once ON public.requests USING btree (lower(email)) WHERE ((kind = 'roadmap'::text) AND (email ~~ '%@%'::text))",
    },
  ],
  checks: [
    {
      name: "requests_parent_check",
      expression:
        "(ask is not null) = (kind = 'parent') and (child_name is not null) = (kind = 'parent') and child_name <> '' and (email is not null or kind = 'parent' and phone is not null)",
    },
    { name: "requests_name_check", expression: "name <> ''::text and (name is null) = (kind = 'roadmap'::text)" },
    {
      name: "requests_decision_check",
      expression:
        "(state <> 'new' or owner_id is null) and (answer is not null) = (state = 'answered') and (decided_at is not null) = (state in ('answered', 'closed'))",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    kind: p.enum(["join", "apply", "donation", "sponsorship", "partnership", "roadmap", "parent"]),
    /** Null only for `roadmap`. */
    name: p.text().nullable(),
    /** Null only for a parent who left a phone number. */
    email: p.text().nullable(),
    phone: p.text().nullable(),
    message: p.text().nullable(),
    /** What a parent asks for. Null for every other kind. */
    ask: p.enum(["see_data", "correct_data", "close_account", "talk"]).nullable(),
    /** The child about whom a parent asks, as the parent names it. */
    childName: p.text().nullable(),
    /** That of the page on which it was sent. Null for requests before there were several. */
    language: p.text().$type<Language>().nullable(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").nullable().index("requests_user"),
    createdAt: p.datetime().defaultRaw(`now()`),
    state: p.enum(["new", "in_progress", "answered", "closed"]).default("new"),
    /** The leader who took, answered or closed it. Null if their account is gone. */
    owner: () => p.manyToOne(UserEntity).deleteRule("set null").nullable().index("requests_owner"),
    /** What was mailed to the sender. */
    answer: p.text().nullable(),
    /** When it was answered or closed. */
    decidedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "requests.answer": "redacted",
  "requests.ask": "impersonal",
  "requests.child_name": "redacted",
  "requests.email": "redacted",
  "requests.kind": "impersonal",
  "requests.language": "impersonal",
  "requests.message": "redacted",
  "requests.name": "redacted",
  "requests.phone": "redacted",
  "requests.state": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "requests.answer": "withheld",
  "requests.owner_id": "withheld",
  "requests.user_id": "own",
} satisfies OwnDataDecisions;
