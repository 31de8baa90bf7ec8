import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { REFERENCE_MAX_LENGTH } from "../scripture/api.ts";
import { line, prose, title } from "../text.ts";
import { DEVOTION_CONTENT_MAX_LENGTH, DEVOTION_TITLE_MAX_LENGTH, day } from "./devotion.ts";

export const MANAGED_DEVOTIONS_PER_PAGE = 25;
export const DEVOTION_PAGES_MAX = 10_000;
export const DEVOTION_SEARCH_MAX_LENGTH = 100;
/** As specified, in code points. */
export const DEVOTION_PREVIEW_LENGTH = 100;

/** `scheduled`: published for a coming day. */
export const devotionStates = ["draft", "scheduled", "published", "deleted"] as const;
export type DevotionState = (typeof devotionStates)[number];

const summary = {
  devotionId: z.uuid(),
  title: z.string(),
  date: day,
  /** Null if it has no verse. Of a draft by a model, it may not exist. */
  scripture_reference: z.string().nullable(),
  state: z.enum(devotionStates),
  /** A language model has written it. */
  isAiDraft: z.boolean(),
};

export const managedDevotion = z.strictObject({
  ...summary,
  content: z.string(),
  /** Grows with each change. */
  version: z.int(),
  /** The references to the Bible in its verse and its content, each once. */
  references: z.array(z.strictObject({ text: z.string(), exists: z.boolean() })),
});
export type ManagedDevotion = z.infer<typeof managedDevotion>;

const listedDevotion = z.strictObject({
  ...summary,
  /** The first 100 characters of its content, on one line. */
  preview: z.string(),
  /** How many members have marked it as read. */
  readCount: z.int(),
});
export type ListedDevotion = z.infer<typeof listedDevotion>;

export const devotionOrders = ["date", "-date", "title", "-title"] as const;
export type DevotionOrder = (typeof devotionOrders)[number];

export const listManagedDevotions = endpoint("GET /api/admin/devotions", "admin", {
  summary:
    "A page of 25 devotions of every state, newest day first unless asked otherwise. Deleted ones only if they are asked for.",
  query: z.strictObject({
    /** From 1. */
    page: z.coerce.number().int().min(1).max(DEVOTION_PAGES_MAX).default(1),
    sort: z.enum(devotionOrders).default("-date"),
    /** Every word has to occur, in the title, the verse or the content. */
    search: line({ max: DEVOTION_SEARCH_MAX_LENGTH }).optional(),
    state: z.enum(devotionStates).optional(),
  }),
  output: z.strictObject({ devotions: z.array(listedDevotion), total: z.int() }),
});

const params = z.strictObject({ devotionId: z.uuid() });

export const readManagedDevotion = endpoint("GET /api/admin/devotions/:devotionId", "admin", {
  summary: "One devotion of any state, with its references to the Bible checked.",
  params,
  output: managedDevotion,
});

const fields = {
  title: title(DEVOTION_TITLE_MAX_LENGTH),
  date: day,
  /** Empty if there is no verse. */
  scripture_reference: line({ max: REFERENCE_MAX_LENGTH }),
  content: prose({ min: 1, max: DEVOTION_CONTENT_MAX_LENGTH }),
  /** Publishes it, too. False leaves it as it is. */
  publish: z.boolean(),
};

export const createDevotion = endpoint("POST /api/admin/devotions", "admin", {
  summary: "Adds a devotion, as a draft or published for its day.",
  isForm: true,
  body: z.strictObject(fields),
  output: managedDevotion,
});

export const updateDevotion = endpoint("PUT /api/admin/devotions/:devotionId", "admin", {
  summary: "Changes a devotion. Refused if somebody has changed it since the version that the caller saw.",
  isForm: true,
  params,
  body: z.strictObject({ ...fields, version: z.int() }),
  output: managedDevotion,
});

export const publishDevotion = endpoint("PUT /api/admin/devotions/:devotionId/published", "admin", {
  summary: "Publishes a devotion for its day, or for another one. On a coming day it appears by itself.",
  isForm: true,
  params,
  body: z.strictObject({
    /** Left out, it keeps its day. */
    date: day.optional(),
  }),
  output: managedDevotion,
});

export const unpublishDevotion = endpoint("DELETE /api/admin/devotions/:devotionId/published", "admin", {
  summary: "Makes a draft of a devotion, which members then no longer see. Who has read it is kept.",
  params,
  output: managedDevotion,
});

export const deleteDevotion = endpoint("DELETE /api/admin/devotions/:devotionId", "admin", {
  summary: "Deletes a devotion. For 30 days it can be restored.",
  params,
  output: managedDevotion,
});

export const restoreDevotion = endpoint("POST /api/admin/devotions/:devotionId/restored", "admin", {
  summary: "Restores a deleted devotion as it was, or as a draft if its day has another one by now.",
  params,
  output: managedDevotion,
});
