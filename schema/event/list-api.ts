// Apart from api.ts, so that the front page loads one endpoint.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { event } from "./event.ts";

export const listEvents = endpoint("GET /api/events", "anyone", {
  summary: "Up to 100 upcoming events, soonest first, and the six most recent past ones.",
  isImpersonal: true,
  output: z.strictObject({ upcoming: z.array(event), past: z.array(event) }),
});
