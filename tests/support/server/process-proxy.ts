import { createServer, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A reverse proxy in front of several server processes, as an operator has one. */
export interface ProcessProxy {
  readonly url: string;
  /** Passes `/process/NAME/` on to this port, and its part of everything else. */
  add(name: string, port: number): void;
  close(): Promise<void>;
}

/** Opens a proxy on a free loopback port. */
export async function openProcessProxy(): Promise<ProcessProxy> {
  const ports = new Map<string, number>();
  let turn = 0;

  function portFor(target = ""): number {
    const name = /^\/process\/([^/]+)\//.exec(target)?.[1];
    const all = [...ports.values()];
    const port = name === undefined ? all[turn++ % all.length] : ports.get(name);
    if (port === undefined) throw new Error(`no process answers ${target}`);
    return port;
  }

  const headersOf = (incoming: IncomingMessage) => ({
    ...incoming.headers,
    "x-forwarded-for": incoming.socket.remoteAddress ?? "",
    "x-forwarded-proto": "http",
  });

  const server = createServer(async (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const body = await buffer(incoming);
    const pass = (tries: number): void => {
      const passed = request({ port: portFor(path), host: "127.0.0.1", method, path, headers: headersOf(incoming) });
      passed.on("response", (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      passed.on("error", (error: NodeJS.ErrnoException) => {
        // A process that has ended got nothing of the request, so another one may have it.
        if (error.code === "ECONNREFUSED" && tries < ports.size) return pass(tries + 1);
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
      passed.end(body);
    };
    pass(1);
  });

  const open = new Set<Duplex>();
  server.on("upgrade", (incoming, near: Duplex, first: Buffer) => {
    const far = connect(portFor(incoming.url), "127.0.0.1");
    const headers = Object.entries(headersOf(incoming)).map(([name, value]) => `${name}: ${String(value)}`);
    far.write(`${[`GET ${incoming.url} HTTP/1.1`, ...headers].join("\r\n")}\r\n\r\n`);
    far.write(first);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => one.destroy());
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    add: (name, own) => void ports.set(name, own),
    close: async () => {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
