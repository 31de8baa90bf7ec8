import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, type Room, type SeatReservation as SdkReservation } from "@colyseus/sdk";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { expect, vi } from "vitest";
import { defaultTimings, openRooms, type Rooms, type Timings } from "../../../rooms/index.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import type { GameSettings, GameType } from "../../../schema/game/settings.ts";
import type { GameGuest } from "../../../schema/room-member.ts";
import { type FakeGamePorts, fakeGamePorts } from "./fake-game-ports.ts";
import { roomEnvironment, roomPorts } from "./fake-room-ports.ts";
import { type ChosenSettings, playedGames, type StateOf } from "./played-game.ts";

export const shortTimings: Timings = { ...defaultTimings, startingMs: 20, revealMs: 20, breakMs: 10 };

export const settingsOf = (game: GameType): GameSettings => ({ ...playedGames[game].settings, maxPlayers: 8 });

export const member = (name: string): GameGuest => ({
  memberId: `member-${name}`,
  displayName: `Player ${name}`,
  sessionId: `account-session-${name}`,
  roles: [],
  avatarUrl: null,
});

/** The games over real sockets, without accounts and without a database. */
export interface GameFixture {
  readonly rooms: Rooms;
  readonly ports: FakeGamePorts;
  readonly url: string;
  /** Account sessions that have ended. */
  readonly ended: Set<string>;
  sit<G extends GameType = GameType>(reservation: SeatReservation): Promise<SeatedPlayer<G>>;
  close(): Promise<void>;
}

export async function openGameFixture(timings: Partial<Timings> = {}): Promise<GameFixture> {
  const ports = fakeGamePorts();
  const ended = new Set<string>();
  const environment = roomEnvironment(ports, {
    timings: { ...shortTimings, ...timings },
    sessionIsLive: async (sessionId) => !ended.has(sessionId),
  });
  const rooms = openRooms(roomPorts(ports), environment);
  const server = createServer();
  const transport = new WebSocketTransport({ server });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    rooms,
    ports,
    url,
    ended,
    sit: async <G extends GameType>(reservation: SeatReservation) =>
      seated(await new Client(url).consumeSeatReservation<StateOf[G]>(reservation as SdkReservation)),
    async close() {
      await rooms.drain();
      transport.shutdown();
    },
  };
}

/** A player's own view of the table, over the SDK. */
export interface SeatedPlayer<G extends GameType = GameType> {
  readonly room: Room<unknown, StateOf[G]>;
  readonly received: { type: string | number; payload: Record<string, unknown> }[];
  readonly closed: Promise<number>;
  readonly state: StateOf[G];
  send(type: string, payload?: object): void;
  /** Waits for a message of this type. */
  firstMessage(type: string): Promise<Record<string, unknown>>;
  untilState(holds: (state: StateOf[G]) => boolean): Promise<void>;
}

function seated<G extends GameType>(room: Room<unknown, StateOf[G]>): SeatedPlayer<G> {
  // Players reconnect with a new seat from the server, never with the SDK's reconnection.
  room.reconnection.enabled = false;
  const received: SeatedPlayer<G>["received"] = [];
  room.onMessage("*", (type, payload) => received.push({ type, payload: payload as Record<string, unknown> }));
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  return {
    room,
    received,
    closed,
    get state() {
      return room.state;
    },
    send: (type, payload = {}) => room.send(type, payload),
    firstMessage: (type) => waitFor(() => received.find((message) => message.type === type)?.payload),
    untilState: async (holds) => {
      await waitFor(() => room.state?.players !== undefined && holds(room.state));
    },
  };
}

/** Waits until `find` returns a value. */
export function waitFor<T>(find: () => T | undefined | false): Promise<T> {
  return vi.waitUntil(find as () => T, { interval: 2 });
}

export const answerId = (seed: string): string => `answer-${seed}`;

/** Opens a table and seats this many players, the host first. */
export async function openGameRoom<G extends GameType>(
  fixture: GameFixture,
  game: G,
  names: readonly string[],
  chosen: ChosenSettings = {},
) {
  const [hostName = "", ...guestNames] = names;
  const settings = { ...settingsOf(game), ...chosen } as GameSettings;
  const reservation = await fixture.rooms.games.open(member(hostName), settings);
  const { roomId } = reservation;
  const players = [await fixture.sit<G>(reservation)];
  const code = fixture.ports.rooms.get(roomId)?.roomCode ?? "";
  for (const name of guestNames)
    players.push(await fixture.sit<G>(await fixture.rooms.games.admit(roomId, member(name), code)));
  const [host] = players;
  if (!host) throw new Error("nobody sits");
  await host.untilState((state) => state.players.size === names.length);
  expect(host.state.phase).toBe("waiting");
  return { roomId, code, host, players };
}
