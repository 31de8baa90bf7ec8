import { createDevotion, type ManagedDevotion } from "../../schema/devotion/admin-api.ts";
import type { BodyInputOf } from "../../schema/endpoint.ts";
import type { Person } from "./account/people.ts";
import { dayFromToday } from "./today.ts";

type DevotionForm = BodyInputOf<typeof createDevotion>;

/** What the form of a devotion sends: by default a draft for today, with a verse. */
export const devotionForm = (fields: Partial<DevotionForm> = {}): DevotionForm => ({
  title: "A lamp on a stand",
  date: dayFromToday(0),
  scripture_reference: "Matthew 5:14-16",
  content: "First paragraph.\n\nSecond paragraph.",
  publish: false,
  ...fields,
});

export const addDevotion = (admin: Person, fields: Partial<DevotionForm> = {}): Promise<ManagedDevotion> =>
  admin.must(createDevotion, { body: devotionForm(fields) });
