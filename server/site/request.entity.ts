import { defineEntity, p } from "@mikro-orm/core";

/** What somebody, signed in or not, asked of the leaders through a form of the public pages. */
export const RequestEntity = defineEntity({
  name: "Request",
  tableName: "requests",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    kind: p.text(),
    name: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    message: p.text().nullable(),
    userId: p.uuid().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
  },
});
