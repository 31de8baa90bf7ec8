import type { Log } from "../log.ts";
import { SHUTDOWN_LIMIT_MS } from "./shutdown.ts";

/** Something that can be stopped gracefully. */
export interface Stoppable {
  readonly log: Log;
  stop(): Promise<void>;
}

/** One Ctrl-C may arrive twice: from the terminal and from a parent process. */
const SECOND_CTRL_C_MS = 1_000;

/**
 * Ctrl-C, SIGTERM, SIGHUP and the end of the launcher stop the app gracefully and exit with 0. A second Ctrl-C, or a
 * stop that hangs, exits immediately. Before it shuts down, the app may take `drainSeconds` to hand over what it does. Returns a
 * function that stops it for a reason of its own.
 */
export function stopOnSignals(app: Stoppable, drainSeconds = 0): (signal: "replaced") => void {
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals | "disconnect" | "replaced") => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (signal === "SIGINT" && now - stoppingSince >= SECOND_CTRL_C_MS) process.exit(130);
      return;
    }
    stoppingSince = now;
    app.log.info({ signal }, "stopping");
    setTimeout(
      () => {
        app.log.error("stopping took too long");
        process.exit(1);
      },
      drainSeconds * 1000 + SHUTDOWN_LIMIT_MS,
    ).unref();
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.connected) {
    process.once("disconnect", () => stop("disconnect"));
    // Listening to the launcher must not keep the process alive.
    process.channel?.unref();
  }
  return stop;
}

/** Logs uncaught errors, and the server continues to serve other requests. */
export function logUncaught(log: Log): void {
  process.on("uncaughtException", (error) => log.fatal({ error }, "uncaught exception"));
  process.on("unhandledRejection", (error) => log.fatal({ error }, "unhandled rejection"));
}
