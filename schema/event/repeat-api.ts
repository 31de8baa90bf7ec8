import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { chooseDay, wholeNumber } from "../field-text.ts";
import { REPETITIONS_MAX, repetitionRhythms } from "./repetition.ts";

const COUNT_FAULT = wholeNumber(1, REPETITIONS_MAX);

export const repeatEvent = endpoint("POST /api/managed-events/:eventId/repetitions", "mentor", {
  summary:
    "Creates up to 12 events like this one, on its next dates, at the latest on a given day. Dates that have such an event already are left out.",
  isForm: true,
  params: z.strictObject({ eventId: z.uuid() }),
  body: z.strictObject({
    /** `month`: on the same weekday of the month. */
    rhythm: z.enum(repetitionRhythms),
    /** How many events at most. */
    count: z.int({ error: COUNT_FAULT }).min(1, { error: COUNT_FAULT }).max(REPETITIONS_MAX, { error: COUNT_FAULT }),
    /** The last day that an event may begin on, in the community's time zone. Null if only the number ends them. */
    lastDay: z.iso.date({ error: chooseDay }).nullable(),
  }),
  limit: { name: "repeat-event", tries: 20, seconds: 3600, per: "account" },
  output: z.strictObject({
    /** Soonest first. */
    events: z.array(z.strictObject({ eventId: z.uuid(), eventDate: z.number() })),
  }),
});
