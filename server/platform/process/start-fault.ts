import { errorText } from "../error-text.ts";
import { StartupError } from "./startup-error.ts";

/** How `pg`, its pool and PostgreSQL say that an answer took too long. */
const TOO_LATE =
  /Query read timeout|timeout expired|timeout exceeded when trying to connect|connection timeout|statement timeout|lock timeout/i;

/** SETUP-17: what stops a start, with what to do if it was only that the database did not answer in time. */
export function startFault(error: unknown): unknown {
  if (error instanceof StartupError) return error;
  const text = errorText(error);
  if (!TOO_LATE.test(text)) return error;
  return new StartupError(
    `The database did not answer in time while this server started (${text}). It, or this machine, is very busy. Nothing is half done: start again, after what keeps it busy has ended. If it happens again, look at the load and the memory of both machines (uptime, free -m), and at what the database does (select pid, state, query_start, query from pg_stat_activity).`,
    { cause: error },
  );
}
