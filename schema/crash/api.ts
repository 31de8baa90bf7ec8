import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, prose } from "../text.ts";

export const CRASH_MESSAGE_MAX_LENGTH = 300;
export const CRASH_STACK_MAX_LENGTH = 2_000;

/** The name of a script of a build. */
const script = z
  .string()
  .max(80)
  .regex(/^[\w-][\w.-]*\.(m?js|tsx?)$/);
/** Words and the names of parameters, and nothing that stands for a parameter. An unknown address is a star. */
const routePattern = z
  .string()
  .max(80)
  .regex(/^(\*|\/|(\/([a-z-]{1,20}|:[a-zA-Z]{1,20}))+)$/);

export const reportCrash = endpoint("POST /api/crash", "anyone", {
  isImpersonal: true,
  summary:
    "Reports that the app crashed in a browser, without texts, names and ids. The server does not read who reports it. The same crash counts once a day.",
  // A wide limit, because a school or a phone network may share one address.
  limit: { name: "crash-from", tries: 60, seconds: 60 * 60, per: "address" },
  body: z.strictObject({
    message: line({ min: 1, max: CRASH_MESSAGE_MAX_LENGTH }),
    /** A line for each call: function, script, line and column. */
    stack: prose({ max: CRASH_STACK_MAX_LENGTH }),
    /** The name of the script that the page began with. Each build has another one. */
    release: script,
    /** The pattern of the page's address, as /event/:eventId. */
    route: routePattern,
  }),
});
