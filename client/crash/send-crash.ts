import { matchPath } from "react-router";
import { CRASH_MESSAGE_MAX_LENGTH, CRASH_STACK_MAX_LENGTH, reportCrash } from "../../schema/crash/api.ts";
import { messageWithoutTraces, stackWithoutTraces } from "../../schema/crash/without-traces.ts";
import { isMissingPart } from "../frame/error-boundary.tsx";
import { call } from "../net/http/http.ts";

/** What a report says about the page. */
export interface CrashedPage {
  /** The patterns of all addresses. */
  readonly paths: readonly string[];
  /** The address of the script that the page began with. */
  readonly script: string;
}

const REPORTS_MAX = 3;

/** How Chrome, Firefox and Safari say that a request had no answer. */
const noAnswer = /fetch|network|load failed/i;
/** React drew a prerendered page anew, usually because a browser extension had changed it. */
const redrawn = /react error #4(18|2[1-5])\b|hydrat/i;

/** Errors that are no fault of the app. */
function isExpected(error: Error): boolean {
  const hasNoAnswer = error instanceof TypeError && noAnswer.test(error.message);
  const isOfRequest = ["ApiError", "AbortError"].includes(error.name);
  return isOfRequest || hasNoAnswer || isMissingPart(error) || redrawn.test(error.message);
}

const sent = new Set<string>();

/** CRASH-2: reports an error, at most three on a page and none twice. */
export async function sendCrash(error: unknown, { paths, script }: CrashedPage): Promise<void> {
  if (!(error instanceof Error) || isExpected(error) || sent.size === REPORTS_MAX) return;
  const message = messageWithoutTraces(`${error.name}: ${error.message}`).slice(0, CRASH_MESSAGE_MAX_LENGTH);
  if (sent.has(message)) return;
  sent.add(message);
  const body = {
    message,
    stack: stackWithoutTraces(error.stack ?? "").slice(0, CRASH_STACK_MAX_LENGTH),
    release: /[^/?]+(?=$|\?)/.exec(script)?.[0] ?? "",
    route: paths.find((path) => matchPath(path, location.pathname)) ?? "*",
  };
  // Completed even if the member leaves the page now. Nobody waits for the answer.
  await call(reportCrash, { body, keepalive: true }).catch(() => {});
}
