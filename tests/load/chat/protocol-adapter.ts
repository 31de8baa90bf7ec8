import { Protocol } from "@colyseus/core";

/** The servers whose chat is measured. */
export type ChatServerName = "lampstand" | "ws" | "socket.io";

/** Encodes and decodes the protocol of one kind of server over a raw WebSocket. */
export interface ProtocolAdapter {
  readonly isText: boolean;
  send(message: { id: string; content: string }): Buffer;
  /** The reply that a protocol frame requires, if any. */
  reply(payload: Buffer): Buffer | undefined;
  /** Whether this frame confirms the join. */
  isWelcome(payload: Buffer): boolean;
}

/** A MessagePack string of up to 255 bytes. */
const packed = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const head = bytes.length < 32 ? Buffer.of(0xa0 | bytes.length) : Buffer.of(0xd9, bytes.length);
  return Buffer.concat([head, bytes]);
};
const MAP_OF_TWO = 0x82;

const json = (payload: Buffer): string => payload.toString("latin1", 0, 32);

export const protocolAdapters: Readonly<Record<ChatServerName, ProtocolAdapter>> = {
  lampstand: {
    isText: false,
    send: ({ id, content }) =>
      Buffer.concat([
        Buffer.of(Protocol.ROOM_DATA),
        packed("send"),
        Buffer.of(MAP_OF_TWO),
        ...["id", id, "content", content].map(packed),
      ]),
    reply: (payload) => (payload[0] === Protocol.JOIN_ROOM ? Buffer.of(Protocol.JOIN_ROOM) : undefined),
    isWelcome: (payload) => payload[0] === Protocol.ROOM_STATE,
  },
  ws: {
    isText: true,
    send: ({ id, content }) => Buffer.from(JSON.stringify({ type: "send", id, content })),
    reply: () => undefined,
    isWelcome: (payload) => json(payload).startsWith('{"type":"welcome"'),
  },
  "socket.io": {
    isText: true,
    send: (message) => Buffer.from(`42${JSON.stringify(["send", message])}`),
    // Socket.IO has its own handshake and its own heartbeat.
    reply: (payload) => {
      const text = json(payload);
      if (text.startsWith("0{")) return Buffer.from("40");
      return text === "2" ? Buffer.from("3") : undefined;
    },
    isWelcome: (payload) => json(payload).startsWith("40"),
  },
};
