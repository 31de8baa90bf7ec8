import type { QueuedReport } from "../../../schema/safety/api.ts";
import * as text from "./report-text.ts";

/** Who sent this report, or `gone` if their account is deleted. */
export const reporterName = (
  { reason, reporter }: Pick<QueuedReport, "reason" | "reporter">,
  gone: string = text.goneMember,
): string => (reason === "wrong-age" ? text.automaticReporter : (reporter?.displayName ?? gone));
