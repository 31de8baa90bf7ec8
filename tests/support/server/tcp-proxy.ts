import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A TCP proxy through which a test can cut connections. */
export interface TcpProxy {
  readonly url: string;
  /** `drop` closes open connections and refuses new ones; `silence` keeps them open but passes no bytes. */
  cut(how: "drop" | "silence"): void;
  /** Silences the next connection that sends this text, before the text arrives. Resolves when that happens. */
  silenceOn(text: string): Promise<void>;
  /** From now on, everything that is sent arrives so much later; 0 ends that. */
  delay(ms: number): void;
  /** Accepts new connections again and closes those that were silenced. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy to this loopback port. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let delayMs = 0;
  let silencing: { readonly text: string; readonly done: () => void } | undefined;
  let state: "whole" | "drop" | "silence" = "whole";
  const server = createServer((near) => {
    near.on("error", () => near.destroy());
    open.add(near);
    near.once("close", () => open.delete(near));
    if (state === "drop") near.destroy();
    if (state !== "whole") return;
    const far = connect(port, "127.0.0.1");
    open.add(far);
    far.once("close", () => {
      open.delete(far);
      if (state === "whole") near.destroy();
    });
    far.on("error", () => far.destroy());
    near.once("close", () => far.destroy());
    const listener = new Transform({
      transform(bytes: Buffer, _, done) {
        if (silencing === undefined || !bytes.includes(silencing.text)) {
          if (delayMs > 0) setTimeout(done, delayMs, null, bytes);
          else done(null, bytes);
          return;
        }
        silencing.done();
        silencing = undefined;
        // Never calls `done`, so that nothing else passes either.
        far.unpipe().pause();
      },
    });
    near.pipe(listener).pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as { port: number };
  return {
    url: `http://localhost:${own}`,
    cut: (how) => {
      state = how;
      for (const socket of open) {
        if (how === "drop") socket.destroy();
        else socket.unpipe().pause();
      }
    },
    delay: (ms) => {
      delayMs = ms;
    },
    silenceOn: (text) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      silencing = { text, done: resolve };
      return promise;
    },
    mend: () => {
      state = "whole";
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
