import { countWaitingRows, type NeedsYouLine } from "../platform/needs-you.ts";
import { RequestEntity } from "./request.entity.ts";

/** ADMIN-51: the requests that the section of requests opens with: those that nobody has answered or closed. */
export const requestsNeedYou: NeedsYouLine = {
  name: "requests",
  count: (em) => countWaitingRows(em, RequestEntity, { state: { $in: ["new", "in_progress"] } }, "created_at"),
};
