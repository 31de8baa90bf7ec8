import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const [TEXT, BINARY, CLOSE, PING, PONG] = [1, 2, 8, 9, 10];

/** Receives a raw socket's frames. `payload` is valid only until the handler returns. */
export interface RawHandlers {
  message(payload: Buffer): void;
  closed(why: string): void;
}

/**
 * A minimal WebSocket over TCP, so cheap that hundreds of clients on one core don't distort the measurement. It answers
 * pings and reads unfragmented frames, which is all that our server and the peers send.
 */
export class RawSocket {
  readonly #socket: Socket;
  readonly #listeners: RawHandlers;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #opened = Promise.withResolvers<void>();

  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    listeners: RawHandlers,
  ): Promise<RawSocket> {
    const raw = new RawSocket(new URL(url), headers, listeners);
    await raw.#opened.promise;
    return raw;
  }

  private constructor(url: URL, headers: Readonly<Record<string, string>>, listeners: RawHandlers) {
    this.#listeners = listeners;
    this.#socket = connect(Number(url.port), url.hostname);
    this.#socket.setNoDelay(true);
    const all = {
      Host: url.host,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    this.#socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    this.#socket.on("data", (piece: Buffer) => this.#take(piece));
    this.#socket.on("error", (error) => this.#end(error.message));
    this.#socket.on("close", () => this.#end("the connection was closed"));
  }

  send(payload: Buffer, { isText }: { isText: boolean }): void {
    this.#write(isText ? TEXT : BINARY, payload);
  }

  close(): void {
    this.#isOpen = false;
    this.#socket.destroy();
  }

  #end(why: string): void {
    this.#opened.reject(new Error(why));
    if (this.#isOpen) this.#listeners.closed(why);
    this.#isOpen = false;
  }

  #take(piece: Buffer): void {
    let bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    if (!this.#isOpen) bytes = this.#handshake(bytes);
    let start = 0;
    for (;;) {
      const frame = frameAt(bytes, start);
      if (!frame) break;
      start = frame.end;
      const payload = bytes.subarray(frame.start, frame.end);
      if (frame.opcode === PING) this.#write(PONG, payload);
      else if (frame.opcode === CLOSE) this.#end(`closed with ${payload.length > 1 ? payload.readUInt16BE(0) : 1005}`);
      else if (this.#isOpen) this.#listeners.message(payload);
    }
    this.#rest = bytes.subarray(start);
  }

  /** Reads the handshake's reply; returns the bytes after its head, or all bytes if the head is incomplete. */
  #handshake(bytes: Buffer): Buffer {
    const end = bytes.indexOf("\r\n\r\n");
    if (end === -1) return bytes;
    const [status = ""] = bytes.toString("latin1", 0, end).split("\r\n");
    if (!status.includes(" 101 ")) this.#opened.reject(new Error(status));
    else this.#isOpen = true;
    this.#opened.resolve();
    return bytes.subarray(end + 4);
  }

  #write(opcode: number, payload: Buffer): void {
    const { length } = payload;
    const head = length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | Math.min(length, 126);
    if (length >= 126) head.writeUInt16BE(length, 2);
    // The mask is four zeros, so the payload stays the same.
    this.#socket.write(Buffer.concat([head, payload]));
  }
}

function frameAt(bytes: Buffer, at: number): { opcode: number; start: number; end: number } | undefined {
  const [first, second] = [bytes[at], bytes[at + 1]];
  if (first === undefined || second === undefined) return undefined;
  const size = second & 0x7f;
  const start = at + (size < 126 ? 2 : size === 126 ? 4 : 10);
  if (bytes.length < start) return undefined;
  const length = size < 126 ? size : size === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return bytes.length < start + length ? undefined : { opcode: first & 0x0f, start, end: start + length };
}
