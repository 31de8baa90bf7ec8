import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** A site on which a newer build can appear. */
export interface UpdatableSite {
  readonly url: string;
  /** From now on pages and the service worker are those of another build. */
  release(): void;
  close(): Promise<void>;
}

/** The version that `release` writes into pages. */
export const SECOND_BUILD = "second-build";

/** Opens a proxy to a site. Its second build has the same scripts, under another version. */
export async function updatableSite(siteUrl: string): Promise<UpdatableSite> {
  const { hostname, port } = new URL(siteUrl);
  let isReleased = false;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // Replies are rewritten, so they must be whole and not compressed.
    const { "accept-encoding": _encoding, "if-none-match": _etag, ...headers } = incoming.headers;
    const upstream = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
      const isRewritten = /html|javascript/.test(reply.headers["content-type"] ?? "") && isReleased;
      if (!isRewritten) {
        outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const { "content-length": _length, etag: _oldTag, ...rest } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 500, rest);
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => outgoing.end(rewritten(incoming.url ?? "", Buffer.concat(chunks).toString())));
    });
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(answer);
  /** The sockets of rooms. The server waits for them when it closes, and `closeAllConnections` leaves them open. */
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (incoming, near) => {
    const far = connect(Number(port), hostname);
    upgraded.add(near);
    near.on("close", () => {
      upgraded.delete(near);
      far.destroy();
    });
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
    }
    far.write(`${lines.join("\r\n")}\r\n\r\n`);
    far.pipe(near).pipe(far);
    far.on("error", () => near.destroy());
    near.on("error", () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as { port: number };
  return {
    url: `http://localhost:${address.port}`,
    release: () => {
      isReleased = true;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await closed;
    },
  };
}

function rewritten(path: string, text: string): string {
  if (path === "/sw.js") return text.replace(/(=\s*[`"])[0-9a-f]{16}([`"])/, `$1${SECOND_BUILD}$2`);
  return text.replace(/(<meta name="version" content=")[^"]+/, `$1${SECOND_BUILD}`);
}
