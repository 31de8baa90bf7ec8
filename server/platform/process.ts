import type { Log } from "./log.ts";
import { STOP_LIMIT_MS } from "./stop.ts";

/** Something that was started and can be stopped in good order. */
export interface Stoppable {
  readonly log: Log;
  stop(): Promise<void>;
}

/** One Ctrl-C may arrive twice, from the terminal and from a program above us. */
const SECOND_CTRL_C_MS = 1_000;

/**
 * Ctrl-C, SIGTERM, SIGHUP and the end of the launcher stop in good order and exit 0; a second Ctrl-C, or a stop that hangs,
 * ends at once.
 */
export function stopOnSignals(app: Stoppable): void {
  let stoppingSince: number | undefined;
  const stop = (signal: NodeJS.Signals | "disconnect") => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (signal === "SIGINT" && now - stoppingSince >= SECOND_CTRL_C_MS) process.exit(130);
      return;
    }
    stoppingSince = now;
    app.log.info({ signal }, "stopping");
    setTimeout(() => {
      app.log.error("stopping took too long");
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (!process.connected) return;
  process.once("disconnect", () => stop("disconnect"));
  // Listening to the launcher alone is no reason to stay.
  process.channel?.unref();
}

/** The last resort: what nobody caught is logged, and the server goes on serving the others. */
export function logUncaught(log: Log): void {
  process.on("uncaughtException", (error) => log.fatal({ error }, "nobody caught this error"));
  process.on("unhandledRejection", (error) => log.fatal({ error }, "nobody caught this rejection"));
}
