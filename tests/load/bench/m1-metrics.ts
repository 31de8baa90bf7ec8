import { requestCountOf } from "../../../rooms/support/request-counts.ts";
import { openMetrics } from "../../../server/platform/monitoring/metrics.ts";
import { measureRequests } from "../../../server/platform/monitoring/request-metrics.ts";
import { median } from "../measure.ts";
import type { Lampstand } from "../server/servers.ts";
import { benchLine } from "./support/line.ts";
import { atMost } from "./support/metric.ts";

const sizes = {
  full: { messages: 10_000_000, requests: 1_000_000, endpoints: 200, scrapes: 50 },
  smallest: { messages: 1_000, requests: 1_000, endpoints: 200, scrapes: 2 },
};

const TOKEN = "a-token-for-the-bench";

/** What an operator's view of the server costs its members. */
export const metrics = benchLine({
  id: "M1",
  title: "metrics: counting a message and a request, and a scrape",
  sizes,
  async measure(bench, size) {
    bench.say("messages and requests are counted");
    const count = requestCountOf("bench", "send");
    const message = nanosOf(size.messages, () => {
      count.done += 1;
    });
    const measureRequest = measureRequests(openMetrics({ METRICS_TOKEN: undefined, METRICS_PORT: undefined }));
    const request = nanosOf(size.requests, (index) => measureRequest(answered(index % size.endpoints)));
    const server = await bench.lampstand(1, { environment: { METRICS_TOKEN: TOKEN } });
    try {
      bench.say("the metrics are read");
      const [first = Number.NaN, ...others] = await scrapes(server, size.scrapes);
      return [
        { what: "counting a message in a room", measured: message, unit: "ns", goal: atMost(50) },
        {
          what: `counting a request to one of ${size.endpoints} endpoints`,
          measured: request / 1000,
          unit: "us",
          goal: atMost(5),
        },
        { what: "the first scrape, which reads the database", measured: first, unit: "ms", goal: atMost(200) },
        { what: "a scrape that shares this reading", measured: median(others), unit: "ms", goal: atMost(20) },
      ];
    } finally {
      await server.close();
    }
  },
});

const answered = (endpoint: number) => ({
  requestId: "3f9a0c21b7d4",
  method: "GET",
  endpoint: `GET /api/bench/${endpoint}`,
  isStream: false,
  status: 200,
  seconds: 0.003,
  bytes: 500,
});

function nanosOf(times: number, work: (index: number) => void): number {
  const began = performance.now();
  for (let index = 0; index < times; index += 1) work(index);
  return ((performance.now() - began) * 1e6) / times;
}

/** The milliseconds of each of so many scrapes. Those within two seconds share one reading of the database. */
async function scrapes({ server: { url } }: Lampstand, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
    if (!response.ok) throw new Error(`the metrics answered ${response.status}`);
    await response.text();
    times.push(performance.now() - began);
  }
  return times;
}
