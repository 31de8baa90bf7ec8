import type { EntityManager } from "@mikro-orm/postgresql";
import type { reportCrash } from "../../schema/crash/api.ts";
import { messageWithoutTraces, stackWithoutTraces } from "../../schema/crash/without-traces.ts";
import type { BodyOf } from "../../schema/endpoint.ts";
import { recordCrash } from "../activity/activity.ts";
import type { Log } from "../platform/log.ts";

/** CRASH-4: tells whoever runs the server that the app crashed, once a day for the same crash. */
export async function noteCrash(
  em: EntityManager,
  log: Pick<Log, "warn">,
  { message, stack, release, route }: BodyOf<typeof reportCrash>,
): Promise<void> {
  // CRASH-3: anyone may call, so what they send is cleaned here as well.
  const crash = {
    message: messageWithoutTraces(message),
    stack: stackWithoutTraces(stack),
    release,
    route,
  };
  if (await recordCrash(em, crash)) log.warn({ crash }, "the app crashed in a browser");
}
