import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * A port on the loopback address that nothing listens on, of at least `from` and below `to`. By default lower than the ports
 * that systems give to outgoing connections, so that none of those takes it while a server restarts. Rejects if it finds none.
 */
export async function freePort(from = 28_000, to = 32_000): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(from, to);
    if (await canListen(port)) return port;
  }
  throw new Error(`no free port between ${from} and ${to}`);
}

function canListen(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
