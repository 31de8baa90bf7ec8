import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a server that adds latency and counts bytes. */
export interface ThrottledProxy {
  readonly url: string;
  /** Bytes in both directions since the proxy was opened. */
  readonly bytes: number;
  /** Forwarded chunks, about as many as TCP packets with data. */
  readonly packets: number;
  close(): Promise<void>;
}

/**
 * Forwards everything to `url`, each chunk after half of `roundTripMs`. A new connection first costs one round trip, like
 * TCP's handshake.
 */
export async function openThrottledProxy(url: string, roundTripMs: number): Promise<ThrottledProxy> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let bytes = 0;
  let packets = 0;

  const forward = (from: Socket, to: Socket, readyAt: number) => {
    let lastAt = readyAt;
    from.on("data", (piece) => {
      bytes += piece.length;
      packets += 1;
      lastAt = Math.max(lastAt, performance.now() + roundTripMs / 2);
      setTimeout(() => to.write(piece), Math.max(0, lastAt - performance.now()));
    });
    from.on("close", () => setTimeout(() => to.destroy(), roundTripMs / 2));
    from.on("error", () => {});
    sockets.add(from);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.setNoDelay(true);
    far.setNoDelay(true);
    // The handshake takes one round trip, and the first byte then takes half of one.
    forward(near, far, performance.now() + 1.5 * roundTripMs);
    forward(far, near, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get bytes() {
      return bytes;
    },
    get packets() {
      return packets;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
