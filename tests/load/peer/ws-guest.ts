import type { Socket } from "node:net";
import { WebSocket } from "ws";
import type { Asking, BotClient, BotHandlers, Guest, TableSettings, Traffic } from "../bot-client.ts";
import { PeerView } from "./peer-view.ts";

/** A guest of the plain WebSocket peer. */
export class WsGuest implements Guest {
  readonly memberId: string;
  readonly #url: string;

  constructor(url: string, memberId: string) {
    this.#url = url.replace("http", "ws");
    this.memberId = memberId;
  }

  open({ gameType = "trivia", roomName, timeLimit, rounds }: TableSettings): Promise<BotClient> {
    return this.#sit({ gameType, roomName, timeLimit: String(timeLimit), rounds: String(rounds) });
  }

  join({ roomCode }: { roomCode: string }): Promise<BotClient> {
    return this.#sit({ code: roomCode });
  }

  async #sit(query: Record<string, string>): Promise<BotClient> {
    const { memberId } = this;
    const search = new URLSearchParams({ memberId, displayName: "Bot", ...query });
    const client = new WsClient(memberId, new WebSocket(`${this.#url}/?${search}`));
    await client.seated;
    return client;
  }
}

class WsClient implements BotClient {
  readonly memberId: string;
  readonly view = new PeerView();
  readonly seated: Promise<void>;
  readonly #ws: WebSocket;
  #socket: Socket | undefined;
  #handlers: BotHandlers | undefined;

  constructor(memberId: string, ws: WebSocket) {
    this.memberId = memberId;
    this.#ws = ws;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.seated = promise;
    ws.once("error", reject);
    ws.once("open", () => {
      this.#socket = (ws as unknown as { _socket: Socket })._socket;
    });
    ws.on("message", (data) => {
      const { type, ...message } = JSON.parse(String(data)) as { type: string };
      this.view.take(type, message as never, this.#handlers);
      if (type === "table") resolve();
    });
    ws.on("close", (code) => this.#handlers?.closed(code));
  }

  get roomId(): string {
    return this.view.roomCode;
  }

  get traffic(): Traffic {
    return { received: this.#socket?.bytesRead ?? 0, sent: this.#socket?.bytesWritten ?? 0 };
  }

  listen(handlers: BotHandlers): void {
    this.#handlers = handlers;
  }

  start(): void {
    this.#say("start", {});
  }

  ask({ request, payload }: Asking): void {
    this.#say(request, payload);
  }

  leave(): void {
    this.#ws.close();
  }

  cut(): void {
    this.#ws.terminate();
  }

  #say(type: string, payload: object): void {
    this.#ws.send(JSON.stringify({ type, ...payload }));
  }
}
