import type { SeatReservation } from "../../../schema/game/api.ts";
import type { FakeClient, FakeTable } from "./fake-table.ts";
import { memberOf } from "./fake-table.ts";

type Table = Pick<FakeTable, "rooms" | "roomId" | "connect" | "pass" | "clients">;

/** Opens a watcher's connection. */
export async function watch({ rooms, roomId, connect }: Table, name: string, code?: string): Promise<FakeClient> {
  return await connect(await rooms.games.watch(roomId, memberOf(name), code));
}

/** Sends a watcher's request and waits until it is handled. */
export async function askAs({ pass }: Table, client: FakeClient, request: string, payload: object = {}): Promise<void> {
  client.ask(request, payload);
  await pass(0);
}

/** Opens a connection that the room may close while it joins. Returns the code with which it did. */
export async function closeCodeOf(table: FakeTable, reservation: SeatReservation): Promise<number | undefined> {
  await table.connect(reservation).catch(() => undefined);
  return table.lastClient?.closedWith;
}

/** The key of the room's screens, as the host gets it. */
export async function screenKeyOf(table: Table, host = "host"): Promise<string> {
  const client = table.clients[host] as FakeClient;
  await askAs(table, client, "show_screen");
  return String(client.messagesOf("screen").at(-1)?.key);
}

/** Opens a screen's connection. */
export async function openScreen(table: Table, key: string, screenId: string): Promise<FakeClient> {
  return await table.connect(await table.rooms.games.openScreen(table.roomId, key, screenId));
}
