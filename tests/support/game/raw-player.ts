import { getMessageBytes, Protocol } from "@colyseus/core";
import { Decoder } from "@colyseus/schema";
import { WebSocket } from "ws";
import { declaredRooms } from "../../../rooms/index.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import type { StateOf } from "./played-game.ts";

/** A player without the SDK that records every frame together with the phase and round after it. */
export class RawPlayer<G extends GameType = GameType> {
  readonly socket: WebSocket;
  readonly frames: { readonly bytes: Buffer; readonly phase: string; readonly round: number }[] = [];
  readonly state: StateOf[G];
  readonly closed: Promise<number>;
  readonly joined: Promise<void>;
  readonly #decoder: Decoder;

  constructor(url: string, { name, processId, roomId, sessionId }: SeatReservation) {
    this.state = new declaredRooms[name as GameType].state() as StateOf[G];
    this.#decoder = new Decoder(this.state);
    this.socket = new WebSocket(`${url}/${processId}/${roomId}?sessionId=${sessionId}`, { perMessageDeflate: false });
    this.socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => this.socket.on("close", resolve));
    this.joined = new Promise((resolve) => {
      this.socket.on("message", (bytes: Buffer) => {
        this.#take(bytes);
        if (bytes[0] === Protocol.ROOM_STATE) resolve();
      });
    });
  }

  send(frame: Uint8Array): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame);
  }

  ask(request: string, payload: object = {}): void {
    this.send(getMessageBytes.raw(Protocol.ROOM_DATA, request, payload));
  }

  #take(bytes: Buffer): void {
    if (bytes[0] === Protocol.JOIN_ROOM) this.socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
    if (bytes[0] === Protocol.ROOM_STATE || bytes[0] === Protocol.ROOM_STATE_PATCH) {
      this.#decoder.decode(bytes, { offset: 1 });
    }
    this.frames.push({ bytes, phase: this.state.phase, round: this.state.round });
  }
}
