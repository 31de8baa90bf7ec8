import type { EntityManager } from "@mikro-orm/postgresql";
import { countWaitingRows, type NeedsYouLine } from "../platform/needs-you.ts";
import { RequestEntity } from "./request.entity.ts";

const open = { $in: ["new", "in_progress"] } as const;

/** PRIVACY-8: what parents ask that nobody has answered or closed. */
export const parentRequestsWaiting = (em: EntityManager) =>
  countWaitingRows(em, RequestEntity, { state: open, kind: "parent" }, "created_at");

/** ADMIN-51: the requests that their lists open with: those that nobody has answered or closed. */
export const requestsNeedYou: NeedsYouLine[] = [
  { name: "parents", count: parentRequestsWaiting },
  {
    name: "requests",
    count: (em) => countWaitingRows(em, RequestEntity, { state: open, kind: { $ne: "parent" } }, "created_at"),
  },
];
