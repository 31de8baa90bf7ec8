import "./socket-class.ts";
import type { Socket } from "node:net";
import { Client, type Room, type SeatReservation } from "@colyseus/sdk";
import { declaredRooms } from "../../../rooms/index.ts";
import type { Seat } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import type { Asking, BotClient, BotHandlers, Receipt, TableView, Traffic } from "../bot-client.ts";
import { RoundOpener } from "./round-opener.ts";

const silent: BotHandlers = { changed() {}, receipt() {}, refused() {}, closed() {} };

type GameRoom = Room<unknown, InstanceType<(typeof declaredRooms)[GameType]["state"]>>;

/** The seat was reserved but its socket did not open. The SDK gives no reason. */
export class SocketRefused extends Error {
  constructor(cause: unknown) {
    super("no socket opened for the seat; the server limits sockets per address, see --forwarded", { cause });
  }
}

export interface SeatOptions {
  readonly headers: Record<string, string>;
  /** Asks for sealed rounds, as pages do. */
  readonly opensSealed?: boolean | undefined;
}

/** A seat at one of our tables, connected with the Colyseus SDK like a browser. */
export class SeatClient implements BotClient {
  readonly memberId: string;
  readonly roomId: string;
  readonly #room: GameRoom;
  readonly #socket: Socket;
  /** Undefined if it does not ask for sealed rounds. */
  readonly opener: RoundOpener | undefined;
  #listeners = silent;

  /** Opens the socket of a seat; resolves with the first state. */
  static async open(url: string, seat: Seat, { headers, opensSealed }: SeatOptions): Promise<SeatClient> {
    const client = new Client(url, { headers });
    // The SDK's types fit neither our reservation nor a state class without its builder.
    const { state } = declaredRooms[seat.reservation.name as GameType];
    const joining = client.consumeSeatReservation(seat.reservation as SeatReservation, state as never);
    const room = await joining.catch((error: unknown) => {
      throw new SocketRefused(error);
    });
    const seatClient = new SeatClient(seat, room as unknown as GameRoom, opensSealed);
    await seatClient.#firstState();
    return seatClient;
  }

  private constructor(seat: Seat, room: GameRoom, opensSealed = false) {
    this.memberId = seat.memberId;
    this.roomId = seat.roomId;
    this.#room = room;
    this.#socket = (room.connection.transport as unknown as { ws: { _socket: Socket } }).ws._socket;
    room.reconnection.enabled = false;
    this.opener = opensSealed ? new RoundOpener((type, payload) => room.send(type, payload)) : undefined;
    room.onStateChange((state) => {
      this.opener?.changed(state);
      this.#listeners.changed();
    });
    room.onLeave((code) => {
      this.opener?.stop();
      this.#listeners.closed(code);
    });
    room.onMessage("receipt", (receipt: Receipt) => this.#listeners.receipt(receipt));
    room.onMessage("refused", ({ code, id }: { code: string; id?: string }) => this.#listeners.refused(code, id));
    // Bots ignore all other messages.
    room.onMessage("*", (...message) => this.opener?.message(message));
  }

  get view(): TableView {
    return this.#room.state;
  }

  get traffic(): Traffic {
    return { received: this.#socket.bytesRead, sent: this.#socket.bytesWritten };
  }

  listen(listeners: BotHandlers): void {
    this.#listeners = listeners;
  }

  start(): void {
    this.#room.send("start", {});
  }

  ask({ request, payload }: Asking): void {
    this.#room.send(request, payload);
  }

  leave(): void {
    this.#room.send("leave", {});
  }

  cut(): void {
    this.#socket.destroy();
  }

  #firstState(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#listeners = {
      ...silent,
      changed: resolve,
      closed: (code) => reject(new Error(`the connection closed with ${code}`)),
    };
    return promise.finally(() => {
      this.#listeners = silent;
    });
  }
}
