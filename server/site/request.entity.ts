import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions } from "../platform/database/erasure-decision.ts";
import type { OwnDataDecisions } from "../platform/database/own-data-decision.ts";

export const RequestEntity = defineEntity({
  name: "Request",
  tableName: "requests",
  indexes: [
    {
      name: "requests_created",
      properties: ["createdAt"],
      columns: [{ name: "createdAt", sort: "DESC" }],
    },
  ],
  uniques: [
    {
      name: "requests_once",
      expression:
        "CREATE UNIQUE INDEX requests_once ON public.requests USING btree (kind, email, md5(((((name || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || COALESCE(message, ''::text))), (((created_at AT TIME ZONE 'UTC'::text))::date))",
    },
    {
      name: "requests_roadmap_once",
      expression:
        "CREATE UNIQUE INDEX requests_roadmap_once ON public.requests USING btree (lower(email)) WHERE ((kind = 'roadmap'::text) AND (email ~~ '%@%'::text))",
    },
  ],
  checks: [
    { name: "requests_name_check", expression: "name <> ''::text and (name is null) = (kind = 'roadmap'::text)" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    kind: p.enum(["join", "apply", "donation", "sponsorship", "partnership", "roadmap"]),
    /** Null only for `roadmap`. */
    name: p.text().nullable(),
    email: p.text(),
    phone: p.text().nullable(),
    message: p.text().nullable(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").nullable().index("requests_user"),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "requests.email": "redacted",
  "requests.kind": "impersonal",
  "requests.message": "redacted",
  "requests.name": "redacted",
  "requests.phone": "redacted",
  "requests.user_id": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "requests.user_id": "own",
} satisfies OwnDataDecisions;
