// The real server, with shorter pauses in games if BENCH_TIMINGS is set.
import type { Timings } from "../../../rooms/index.ts";
import { openApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { logUncaught } from "../../../server/platform/process/process.ts";
import { serveBench } from "./server-side.ts";

const config = readConfig();
const app = await openApp(config, { timings: JSON.parse(process.env.BENCH_TIMINGS ?? "{}") as Partial<Timings> });
logUncaught(app.log);
// Spelled as numbers, or each connection would first try IPv6.
serveBench(`http://127.0.0.1:${config.PORT}`, () => void app.stop().finally(() => process.exit(0)));
