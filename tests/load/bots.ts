// `npm run bots`: bots play games on any server, like people.
import { readBotOptions, usage } from "./bot-options.ts";
import { describeRun } from "./bot-report.ts";
import { Refused } from "./member/member.ts";
import { runBots } from "./run-bots.ts";

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
  const report = await runBots(options, AbortSignal.timeout(options.seconds * 1000));
  console.log(describeRun(report));
  const isClean = report.errors.length === 0 && report.miscounts.length === 0;
  process.exit(isClean && report.gamesFinished === report.tables ? 0 : 1);
} catch (error) {
  console.error(explain(error, options.url));
  process.exit(1);
}

function explain(error: unknown, url: string): string {
  if (error instanceof Refused && error.code === "request/too-many") {
    return "The server doesn't accept more sign-ups from this address now. Start it with a higher SIGN_UPS_PER_HOUR.";
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const isUnreachable = error instanceof TypeError && error.message === "fetch failed";
  return isUnreachable ? `No server answers at ${url}: ${cause}` : `The bots could not play: ${cause}`;
}
