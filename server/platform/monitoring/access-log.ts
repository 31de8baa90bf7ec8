import type { AnsweredRequest } from "../http-entry/answered-request.ts";
import type { Log } from "../log.ts";

/** MONITORING-7: a line for each request, without address, path, query, cookie or member. */
export const accessLog =
  (log: Pick<Log, "info">) =>
  ({ requestId, method, endpoint, status, seconds, bytes }: AnsweredRequest): void => {
    log.info({ requestId, method, endpoint, status, ms: Math.round(seconds * 1000), bytes }, "request");
  };
