import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A TCP proxy on a port of its own, through which a test can cut a connection. */
export interface TcpProxy {
  readonly url: string;
  /** `drop` closes open connections and refuses new ones; `silence` keeps them open but passes no bytes. */
  cut(how: "drop" | "silence"): void;
  /** Silences the next connection that carries these words, before they arrive. Resolves when that happens. */
  silenceOn(words: string): Promise<void>;
  /** New connections pass again; those that were silenced are gone, as after a walk through a tunnel. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy to this loopback port. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let silencing: { readonly words: string; readonly done: () => void } | undefined;
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
        if (silencing === undefined || !bytes.includes(silencing.words)) return done(null, bytes);
        silencing.done();
        silencing = undefined;
        // Never done, so that nothing else passes either.
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
    silenceOn: (words) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      silencing = { words, done: resolve };
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
