import { EventEmitter } from "node:events";
import { connectClientToRoom, getMessageBytes, matchMaker, Protocol } from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import { vi } from "vitest";
import { defaultTimings, openRooms, type Rooms, type SavedGame, type Timings } from "../../../rooms/index.ts";
import type { BaseRoom } from "../../../rooms/support/base-room.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import type { GameSettings, GameType } from "../../../schema/game/settings.ts";
import type { Player } from "../../../schema/game/state.ts";
import type { GameGuest } from "../../../schema/room-member.ts";
import { type FakeGamePorts, fakeGamePorts } from "./fake-game-ports.ts";
import { roomEnvironment, roomPorts } from "./fake-room-ports.ts";
import { type ChosenSettings, playedGames, type StateOf } from "./played-game.ts";

/** A WebSocket for Colyseus without a network. As with a real one, `close` takes effect asynchronously. */
class FakeSocket extends EventEmitter {
  readyState = 1;
  closedWith: number | undefined;

  send(): void {}

  close(code = 1005): void {
    if (this.closedWith !== undefined) return;
    this.closedWith = code;
    this.readyState = 2;
    queueMicrotask(() => this.emit("close", code));
  }
}

/** A player's connection: a test sends frames through it, and it records the messages sent to the player. */
export class FakeClient extends WebSocketClient {
  readonly received: { type: string; payload: Record<string, unknown> }[] = [];
  readonly socket: FakeSocket;
  roundTripMs: number | undefined;
  #silentSince: number | undefined;
  #probedAt: number | undefined;
  /** The reasons why frames were rejected. */
  readonly badFrames: string[] = [];

  constructor(sessionId: string) {
    const socket = new FakeSocket();
    super(sessionId, socket as never);
    this.socket = socket;
  }

  override send(type: unknown, payload?: unknown): void {
    this.received.push({ type: String(type), payload: payload as Record<string, unknown> });
  }

  reportBadFrame(reason: string): void {
    this.badFrames.push(reason);
  }

  get closedWith(): number | undefined {
    return this.socket.closedWith;
  }

  /** Delivers a frame to the room. */
  deliver(frame: Uint8Array): void {
    this.socket.emit("message", Buffer.from(frame));
  }

  ask(request: string, payload: unknown = {}): void {
    this.deliver(getMessageBytes.raw(Protocol.ROOM_DATA, request, payload));
  }

  /** The connection is gone, but the server does not know. */
  goSilent(): void {
    this.#silentSince = Date.now();
  }

  probe(): void {
    if (this.#silentSince !== undefined) this.#probedAt ??= Date.now();
  }

  get silentMs(): number {
    return this.#probedAt === undefined ? 0 : Date.now() - this.#probedAt;
  }

  /** Closes the socket as if the network was lost. */
  drop(): void {
    this.socket.close(1006);
  }

  messagesOf(type: string): Record<string, unknown>[] {
    return this.received.filter((message) => message.type === type).map((message) => message.payload);
  }

  /** The codes of all refusals, oldest first. */
  get refusals(): unknown[] {
    return this.messagesOf("refused").map((payload) => payload.code);
  }
}

export const memberOf = (name: string): GameGuest => ({
  memberId: name,
  displayName: `Player ${name}`,
  sessionId: `account-${name}`,
  roles: [],
  avatarUrl: null,
});

/** A table on a fake clock that only the test advances. */
export interface FakeTable<G extends GameType = "trivia"> {
  /** The first connections by name. */
  readonly clients: Readonly<Record<string, FakeClient>>;
  readonly rooms: Rooms;
  readonly ports: FakeGamePorts;
  readonly room: BaseRoom;
  readonly roomId: string;
  readonly state: StateOf[G];
  readonly ended: Set<string>;
  /** The sessions with a socket that each sweep looked up. */
  readonly swept: (readonly string[])[];
  /** The check of a session waits for this promise. */
  lookUp: () => Promise<unknown>;
  /** Seats a member, or seats them again, with a new connection. */
  sit(name: string, code?: string): Promise<FakeClient>;
  /** The newest connection, whether or not it was seated. */
  lastClient: FakeClient | undefined;
  /** Opens a connection with a reservation. */
  connect(reservation: SeatReservation): Promise<FakeClient>;
  player(name: string): Player;
  /** Advances the clock by this time and runs every timer that is due. */
  pass(ms: number): Promise<void>;
  /** Sends a request through the member's first connection and waits until it is handled. */
  ask(name: string, request: string, payload?: unknown): Promise<void>;
  /** Starts the game and advances to the first open round. */
  begin(): Promise<void>;
  /** Answers the open round, right or wrong. */
  reply(name: string, how?: "right" | "wrong", id?: string): Promise<void>;
}

const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate", "Date"];

export interface FakeTableOptions<G extends GameType> {
  game?: G;
  settings?: ChosenSettings;
  timings?: Partial<Timings>;
  random?: () => number;
  /** Who manages the event of the room. */
  managers?: readonly string[];
  /** A room that another process has left, with what it stored. Nobody is back yet. */
  left?: { ports: FakeGamePorts; saved: SavedGame<GameSettings> };
}

/** Opens a table on a fake clock and seats `names`, the host first. Call `vi.useRealTimers` afterwards. */
export async function openFakeTable<G extends GameType = "trivia">(
  names: readonly string[] = ["host", "guest"],
  options: FakeTableOptions<G> = {},
): Promise<FakeTable<G>> {
  const { left, managers = [] } = options;
  const guestOf = (name: string): GameGuest => ({
    ...memberOf(name),
    ...(managers.includes(name) && { managesEvent: true }),
  });
  if (!left) vi.useFakeTimers({ toFake: faked as never, now: 1_800_000_000_000 });
  const ports = left?.ports ?? fakeGamePorts();
  const ended = new Set<string>();
  const swept: (readonly string[])[] = [];
  const environment = roomEnvironment(ports, {
    random: options.random ?? Math.random,
    timings: { ...defaultTimings, ...options.timings },
    sessionIsLive: async (sessionId) => {
      await table.lookUp();
      return !ended.has(sessionId);
    },
    liveSessions: async (sessionIds) => {
      swept.push(sessionIds);
      return new Set(sessionIds.filter((sessionId) => !ended.has(sessionId)));
    },
  });
  const rooms = openRooms(roomPorts(ports), environment);
  const [hostName = "host", ...guests] = names;
  const game = playedGames[options.game ?? "trivia"];
  const settings = { ...game.settings, ...options.settings } as GameSettings;
  if (left) await rooms.games.restore(left.saved);
  const reservation = left ? undefined : await rooms.games.open(guestOf(hostName), settings);
  const roomId = left?.saved.roomId ?? (reservation as SeatReservation).roomId;
  const room = matchMaker.getLocalRoomById(roomId) as unknown as BaseRoom & { state: StateOf[G] };
  const clients: Record<string, FakeClient> = {};
  const table: FakeTable<G> = {
    clients,
    rooms,
    ports,
    room,
    roomId,
    state: room.state,
    ended,
    swept,
    lastClient: undefined,
    lookUp: async () => undefined,
    sit: async (name, code) => table.connect(await rooms.games.admit(roomId, guestOf(name), code)),
    async connect({ sessionId }) {
      const client = new FakeClient(sessionId);
      table.lastClient = client;
      await connectClientToRoom(room as never, client as never, {} as never, {});
      client.deliver(Uint8Array.of(Protocol.JOIN_ROOM));
      return client;
    },
    player: (name) => room.state.players.get(name) as Player,
    async pass(ms) {
      await vi.advanceTimersByTimeAsync(ms);
    },
    async ask(name, request, payload) {
      clients[name]?.ask(request, payload);
      await table.pass(0);
    },
    async begin() {
      await table.ask(hostName, "start");
      await table.pass(defaultTimings.startingMs);
    },
    async reply(name, how = "right", id = `${name}-in-round-${room.state.round}`) {
      const { request, payload } = game.reply(room.state, how);
      await table.ask(name, request, { id, round: room.state.round, ...payload });
    },
  };
  if (!reservation) return table;
  clients[hostName] = await table.connect(reservation);
  for (const name of guests) clients[name] = await table.sit(name, room.state.roomCode);
  return table;
}

/** Kills the table's process: nothing of it runs any more. Another one takes the room up, and nobody is back yet. */
export async function afterKill<G extends GameType>(
  table: FakeTable<G>,
  game: G,
  { settings: chosen, ...options }: Pick<FakeTableOptions<G>, "settings" | "managers"> = {},
): Promise<FakeTable<G>> {
  vi.clearAllTimers();
  const { ports, roomId } = table;
  const { snapshot, content } = ports.snapshots.get(roomId) ?? {};
  if (!snapshot) throw new Error("the room has stored nothing");
  const settings = { ...playedGames[game].settings, ...chosen } as GameSettings;
  const seats = snapshot.players.map(({ memberId }) => ({
    memberId,
    participantId: `participant-${memberId}`,
    displayName: memberOf(memberId).displayName,
  }));
  const isFinished = ports.finished.has(snapshot.sessionId);
  const saved = { roomId, roomCode: table.state.roomCode, settings, snapshot, content, isFinished, seats };
  return await openFakeTable<G>([], { ...options, game, left: { ports, saved } });
}
