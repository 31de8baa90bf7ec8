import type { Server } from "node:http";
import { StartupError } from "./startup-error.ts";

/** Resolves once the server listens. Rejects with a {@link StartupError} that names the setting if its port is taken. */
export async function listenOn(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new StartupError(`Port ${port} is taken. Set ${setting} to another one.`) : error);
    });
    server.listen(port, host, resolve);
  });
}
