import type { Client, RegisteredHandler } from "@colyseus/core";
import type { MemberSockets, SocketTicket } from "./member-sockets.ts";
import { type RequestCount, requestCounts } from "./request-counts.ts";

/** How often members entered the rooms of one type. */
interface JoinCount {
  readonly room: string;
  /** A member entered a room for the first time. */
  first: number;
  /** They came back to it: after a lost connection, a reload, or on another device. */
  again: number;
}

/** What the rooms of this process do, in numbers. */
export interface RoomCounts {
  /** Open rooms, by type. */
  readonly rooms: Readonly<Record<string, number>>;
  /** Open sockets, by the type of their room. */
  readonly sockets: Readonly<Record<string, number>>;
  /** Members with a socket, each once. */
  readonly members: number;
  readonly joins: readonly JoinCount[];
  readonly requests: readonly RequestCount[];
}

type Events = Pick<RegisteredHandler, "on">;

/** Counts rooms and who enters them, from Colyseus's own events. */
export class RoomCounter {
  readonly #sockets: MemberSockets;
  /** Who has been in each open room, by its type. */
  readonly #visitors = new Map<string, Map<object, Set<string>>>();
  readonly #joins = new Map<string, JoinCount>();

  constructor(sockets: MemberSockets) {
    this.#sockets = sockets;
  }

  /** Counts the rooms of this type. */
  watch(name: string, events: Events): void {
    const visitors = new Map<object, Set<string>>();
    const joins: JoinCount = { room: name, first: 0, again: 0 };
    this.#visitors.set(name, visitors);
    this.#joins.set(name, joins);
    events.on("create", (room: object) => void visitors.set(room, new Set()));
    events.on("dispose", (room: object) => void visitors.delete(room));
    events.on("join", (room: object, client: Client) => {
      const { memberId }: SocketTicket = client.auth;
      const inRoom = visitors.get(room);
      if (inRoom?.has(memberId)) joins.again += 1;
      else joins.first += 1;
      inRoom?.add(memberId);
    });
  }

  counts(): RoomCounts {
    const names = [...this.#visitors.keys()];
    const sockets = this.#sockets.countByRoomName();
    return {
      rooms: Object.fromEntries(names.map((name) => [name, this.#visitors.get(name)?.size ?? 0])),
      sockets: Object.fromEntries(names.map((name) => [name, sockets.get(name) ?? 0])),
      members: this.#sockets.memberCount,
      joins: [...this.#joins.values()],
      requests: requestCounts(),
    };
  }
}
