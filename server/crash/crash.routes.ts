import { crashApi } from "../../schema/crash/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Log } from "../platform/log.ts";
import { noteCrash } from "./crash.ts";

export const crashRoutes = (log: Pick<Log, "warn">): Route[] => [
  route(crashApi.reportCrash, async ({ em, body }) => {
    await noteCrash(em, log, body);
    return { done: true };
  }),
];
