import { type ClientOptions, WebSocket } from "ws";

/** A socket that is about to be opened with a reserved seat. */
export interface ExpectedSocket {
  /** Sent with the handshake. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called before the socket opens. */
  created(socket: WebSocket): void;
}

const expected = new Map<string, ExpectedSocket>();

/** The next socket for the seat with this session id has these headers and is handed over. */
export function expectSocket(sessionId: string, socket: ExpectedSocket): void {
  expected.set(sessionId, socket);
}

/** The sockets of the SDK. Unlike Node's WebSocket, `ws` counts bytes and sends headers. */
class SeatSocket extends WebSocket {
  constructor(address: string | URL, options: ClientOptions = {}) {
    const sessionId = new URL(address).searchParams.get("sessionId") ?? "";
    const { headers, created } = expected.get(sessionId) ?? {};
    expected.delete(sessionId);
    super(address, headers ? { ...options, headers } : options);
    created?.(this);
  }
}

// Import this before the SDK, which reads the global WebSocket when it loads.
globalThis.WebSocket = SeatSocket as unknown as typeof globalThis.WebSocket;
