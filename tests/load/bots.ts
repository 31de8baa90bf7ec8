// `npm run bots`: bots play games and write messages on any server, like people.
import { writeFileSync } from "node:fs";
import { readBotOptions, usage } from "./bot-options.ts";
import { describeRun } from "./bot-report.ts";
import { Refused } from "./member/member.ts";
import { isClean, limitOf, runBots } from "./run-bots.ts";

const options = readBotOptions(process.argv.slice(2));
if (options === null) {
  console.log(usage);
  process.exit(0);
}
if ("problem" in options) {
  console.error(`${options.problem}\n\n${usage}`);
  process.exit(2);
}

// The SDK warns about each socket that does not open; the report counts them.
console.warn = () => {};
try {
  const report = await runBots(options, AbortSignal.timeout(limitOf(options)));
  console.log(describeRun(report));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, plain, 2)}\n`);
  process.exit(isClean(report) ? 0 : 1);
} catch (error) {
  console.error(explain(error, options.url));
  process.exit(1);
}

/** A map as an object. */
function plain(_: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

function explain(error: unknown, url: string): string {
  if (error instanceof Refused && error.code === "request/too-many") {
    return "The server doesn't accept more sign-ups from this address now. Start it with a higher SIGN_UPS_PER_HOUR.";
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isUnreachable = error instanceof TypeError && error.message === "fetch failed";
  const reason = error instanceof Error ? error.message : String(error);
  return isUnreachable ? `No server answers at ${url}: ${cause}` : `The bots could not play: ${reason}`;
}
