import { Counter } from "prom-client";
import * as crashApi from "../../schema/crash/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { noteCrash } from "./crash.ts";

export function openCrashes({ log, metrics }: Core): Feature {
  const crashes = new Counter({
    name: "lampstand_client_crashes_total",
    help: "Crashes that browsers reported; at most three for each load of a page",
    registers: [metrics],
  });
  return {
    routes: [
      route(crashApi.reportCrash, async ({ em, body }) => {
        crashes.inc();
        await noteCrash(em, log, body);
      }),
    ],
  };
}
