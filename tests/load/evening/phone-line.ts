import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { Traffic } from "../bot-client.ts";
import { expectSocket } from "../member/socket-class.ts";

/** What a browser on a cheap phone sends with each handshake, besides what the protocol needs. */
const browserHeaders = {
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36",
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "en-NG,en;q=0.9",
  "Cache-Control": "no-cache",
  Pragma: "no-cache",
};

export interface LineParts {
  /** The address of the pages. */
  readonly origin: string;
  /** The cookie of the member; empty for a screen. */
  readonly cookie: string;
  /** Called for each frame, once the client has decoded it. */
  onFrame(bytes: Buffer): void;
}

/** All sockets of one phone or screen, one after the other: their bytes and their frames. */
export class PhoneLine {
  readonly #parts: LineParts;
  readonly #sockets: Socket[] = [];
  #latest: WebSocket | undefined;
  #isCompressed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  /** Measures the socket that opens with this reservation. */
  expect(sessionId: string): void {
    const { origin, cookie } = this.#parts;
    const headers = { Origin: origin, ...browserHeaders, ...(cookie && { Cookie: cookie }) };
    expectSocket(sessionId, { headers, created: (socket) => this.#measure(socket) });
  }

  /** Bytes on the network, with handshakes and framing but without TCP headers. */
  get traffic(): Traffic {
    let [received, sent] = [0, 0];
    for (const socket of this.#sockets) {
      received += socket.bytesRead;
      sent += socket.bytesWritten;
    }
    return { received, sent };
  }

  /** Whether any of the sockets compressed its frames. */
  get isCompressed(): boolean {
    return this.#isCompressed;
  }

  /** Cuts the connection without a close frame. */
  cut(): void {
    this.#latest?.terminate();
  }

  #measure(socket: WebSocket): void {
    this.#latest = socket;
    socket.once("upgrade", (response) => this.#sockets.push(response.socket));
    socket.once("open", () => {
      this.#isCompressed ||= socket.extensions !== "";
      // The SDK has set its own listener by now, which therefore decodes the frame first.
      socket.on("message", (data) => this.#parts.onFrame(Buffer.from(data as ArrayBuffer)));
    });
  }
}
