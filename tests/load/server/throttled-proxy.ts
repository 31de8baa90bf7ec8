import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** What a network does to connections. */
export interface NetworkProfile {
  readonly roundTripMs: number;
  /** So many of a hundred packets are lost. TCP sends them again, so they and all after them are late. */
  readonly lossPercent?: number;
  /** A connection is cut after this time on average. */
  readonly cutAfterMs?: number;
}

/** A proxy to a server that adds latency and counts bytes. */
export interface ThrottledProxy {
  readonly url: string;
  /** Bytes in both directions since the proxy was opened. */
  readonly bytes: number;
  /** Forwarded chunks, about as many as TCP packets with data. */
  readonly packets: number;
  /** Connections that were cut. */
  readonly cuts: number;
  close(): Promise<void>;
}

/** The least time after which TCP sends a lost packet again, on top of a round trip. */
const RETRANSMISSION_MS = 200;

/**
 * Forwards everything to `url`, each chunk after half of a round trip. A new connection first costs one round trip, like
 * TCP's handshake. A number is a profile that only delays.
 */
export async function openThrottledProxy(url: string, network: number | NetworkProfile): Promise<ThrottledProxy> {
  const profile = typeof network === "number" ? { roundTripMs: network } : network;
  const { roundTripMs, lossPercent = 0, cutAfterMs } = profile;
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let bytes = 0;
  let packets = 0;
  let cuts = 0;
  const delayMs = () => roundTripMs / 2 + (Math.random() * 100 < lossPercent ? roundTripMs + RETRANSMISSION_MS : 0);

  const forward = (from: Socket, to: Socket, readyAt: number) => {
    let lastAt = readyAt;
    from.on("data", (piece) => {
      bytes += piece.length;
      packets += 1;
      lastAt = Math.max(lastAt, performance.now() + delayMs());
      setTimeout(() => to.write(piece), Math.max(0, lastAt - performance.now()));
    });
    from.on("close", () => {
      sockets.delete(from);
      setTimeout(() => to.destroy(), roundTripMs / 2);
    });
    from.on("error", () => {});
    sockets.add(from);
  };
  const cutLater = (near: Socket, far: Socket, afterMs: number) => {
    const timer = setTimeout(
      () => {
        cuts += 1;
        near.resetAndDestroy();
        far.resetAndDestroy();
      },
      -Math.log(1 - Math.random()) * afterMs,
    );
    near.once("close", () => clearTimeout(timer));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.setNoDelay(true);
    far.setNoDelay(true);
    if (cutAfterMs !== undefined) cutLater(near, far, cutAfterMs);
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
    get cuts() {
      return cuts;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
