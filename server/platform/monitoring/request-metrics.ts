import { Histogram } from "prom-client";
import type { AnsweredRequest } from "../http-entry/answered-request.ts";
import type { Metrics } from "./metrics.ts";

/** Few, because each endpoint and status class has a series for each of them. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures how long requests take. A stream lasts as long as its caller listens, which says nothing. */
export function measureRequests(metrics: Metrics): (answered: AnsweredRequest) => void {
  const requests = new Histogram({
    name: "lampstand_request_seconds",
    help: "How long requests took, by the declaration of their endpoint and the class of their status",
    labelNames: ["endpoint", "status"],
    buckets: SECONDS,
    registers: [metrics],
  });
  return ({ endpoint, isStream, status, seconds }) => {
    if (!isStream) requests.observe({ endpoint, status: statusClass(status) }, seconds);
  };
}

const statusClass = (status: number | null): string => (status === null ? "aborted" : `${Math.floor(status / 100)}xx`);
