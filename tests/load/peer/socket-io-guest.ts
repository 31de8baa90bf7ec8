import { io, type Socket } from "socket.io-client";
import type { Asking, BotClient, BotHandlers, Guest, TableSettings, Traffic } from "../bot-client.ts";
import { PeerView } from "./peer-view.ts";

/** A guest of the Socket.IO peer, connected by WebSocket without polling first. */
export class SocketIoGuest implements Guest {
  readonly memberId: string;
  readonly #url: string;

  constructor(url: string, memberId: string) {
    this.#url = url;
    this.memberId = memberId;
  }

  open({ gameType = "trivia", roomName, timeLimit, rounds }: TableSettings): Promise<BotClient> {
    return this.#sit({ gameType, roomName, timeLimit, rounds });
  }

  join({ roomCode }: { roomCode: string }): Promise<BotClient> {
    return this.#sit({ code: roomCode });
  }

  async #sit(query: object): Promise<BotClient> {
    const { memberId } = this;
    const socket = io(this.#url, {
      transports: ["websocket"],
      query: { memberId, displayName: "Bot", ...query },
      forceNew: true,
      reconnection: false,
    });
    const client = new SocketIoClient(memberId, socket);
    await client.seated;
    return client;
  }
}

class SocketIoClient implements BotClient {
  readonly memberId: string;
  readonly view = new PeerView();
  readonly seated: Promise<void>;
  readonly #io: Socket;
  #handlers: BotHandlers | undefined;
  #received = 0;
  #sent = 0;

  constructor(memberId: string, socket: Socket) {
    this.memberId = memberId;
    this.#io = socket;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.seated = promise;
    socket.on("connect_error", reject);
    socket.on("connect", () => this.#count());
    socket.on("disconnect", () => this.#handlers?.closed(1000));
    socket.onAny((type: string, message: unknown) => {
      this.view.take(type, message as never, this.#handlers);
      if (type === "table") resolve();
    });
  }

  get roomId(): string {
    return this.view.roomCode;
  }

  get traffic(): Traffic {
    return { received: this.#received, sent: this.#sent };
  }

  listen(handlers: BotHandlers): void {
    this.#handlers = handlers;
  }

  start(): void {
    this.#io.emit("start", {});
  }

  ask({ request, payload }: Asking): void {
    this.#io.emit(request, payload);
  }

  leave(): void {
    this.#io.disconnect();
  }

  cut(): void {
    this.#io.io.engine.close();
  }

  /** Counts the text frames and their headers, because the transport hides the socket. */
  #count(): void {
    const { engine } = this.#io.io;
    engine.on("packet", ({ data }) => {
      this.#received += frameSize(data);
    });
    engine.on("packetCreate", ({ data }) => {
      this.#sent += frameSize(data) + 4;
    });
  }
}

/** The size of a frame: its header, one character for the packet type, and the data. */
function frameSize(data: unknown): number {
  const size = 1 + Buffer.byteLength(String(data ?? ""));
  return size + (size < 126 ? 2 : 4);
}
