import type { Metrics } from "../platform/monitoring/metrics.ts";
import { showCounter, showGauge } from "../platform/monitoring/metrics.ts";

/** What the rooms of this process report. */
export interface RoomNumbers {
  readonly rooms: Readonly<Record<string, number>>;
  readonly sockets: Readonly<Record<string, number>>;
  readonly members: number;
  readonly joins: readonly { readonly room: string; readonly first: number; readonly again: number }[];
  readonly requests: readonly {
    readonly room: string;
    readonly request: string;
    readonly done: number;
    readonly refused: number;
    readonly failed: number;
  }[];
}

/** Shows rooms, the members in them, and how their requests end. */
export function measureRooms(metrics: Metrics, read: () => RoomNumbers): void {
  const byRoom = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers).map(([room, value]) => ({ labels: { room }, value }));
  showGauge(metrics, {
    name: "lampstand_rooms",
    help: "Open rooms in this process, by type",
    labelNames: ["room"],
    read: () => byRoom(read().rooms),
  });
  showGauge(metrics, {
    name: "lampstand_room_sockets",
    help: "Open sockets in these rooms, by the type of their room",
    labelNames: ["room"],
    read: () => byRoom(read().sockets),
  });
  showGauge(metrics, {
    name: "lampstand_members_connected",
    help: "Members with an open socket in this process, each once",
    read: () => [{ value: read().members }],
  });
  showCounter(metrics, {
    name: "lampstand_room_joins_total",
    help: "Members who entered a room for the first time, and those who came back to it",
    labelNames: ["room", "kind"],
    read: () =>
      read().joins.flatMap(({ room, first, again }) => [
        { labels: { room, kind: "first" }, value: first },
        { labels: { room, kind: "again" }, value: again },
      ]),
  });
  showCounter(metrics, {
    name: "lampstand_room_requests_total",
    help: "Requests of members in rooms, such as messages and answers, and how they ended",
    labelNames: ["room", "request", "outcome"],
    read: () =>
      read().requests.flatMap(({ room, request, ...counts }) =>
        (["done", "refused", "failed"] as const).map((outcome) => ({
          labels: { room, request, outcome },
          value: counts[outcome],
        })),
      ),
  });
}
