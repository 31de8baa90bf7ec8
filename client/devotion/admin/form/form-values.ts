import type { createDevotion, ManagedDevotion } from "../../../../schema/devotion/admin-api.ts";
import type { BodyInputOf } from "../../../../schema/endpoint.ts";

/** What the form holds: only texts, so that a draft keeps all of it. Named like the fields of the request. */
export interface DevotionFormValues {
  [field: string]: string;
  title: string;
  date: string;
  scripture_reference: string;
  content: string;
}

/** The form of a new devotion, for today. */
export const emptyValues = (today: string): DevotionFormValues => ({
  title: "",
  date: today,
  scripture_reference: "",
  content: "",
});

/** The form of a devotion that exists. */
export const valuesOf = (devotion: ManagedDevotion): DevotionFormValues => ({
  title: devotion.title,
  date: devotion.date,
  scripture_reference: devotion.scripture_reference ?? "",
  content: devotion.content,
});

/** What is sent. */
export const bodyOf = (values: DevotionFormValues, publish: boolean): BodyInputOf<typeof createDevotion> => ({
  title: values.title,
  date: values.date,
  scripture_reference: values.scripture_reference,
  content: values.content,
  publish,
});
