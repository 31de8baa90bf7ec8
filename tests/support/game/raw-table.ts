import { Protocol } from "@colyseus/core";
import type { GameType } from "../../../schema/game/settings.ts";
import { type GameFixture, member, settingsOf, waitFor } from "./game-fixture.ts";
import { RawPlayer } from "./raw-player.ts";

type Frame = RawPlayer["frames"][number];

/** Opens a table and seats these players, the host first. */
export async function seatRaw(fixture: GameFixture, game: GameType, names: readonly string[]) {
  const [host = "", ...guests] = names;
  const reservation = await fixture.rooms.games.open(member(host), settingsOf(game));
  const { roomId } = reservation;
  const players = [new RawPlayer(fixture.url, reservation)];
  for (const name of guests) {
    players.push(new RawPlayer(fixture.url, await fixture.rooms.games.admit(roomId, member(name))));
  }
  for (const player of players) await player.joined;
  return { roomId, players };
}

export async function watchRaw(fixture: GameFixture, roomId: string, name: string): Promise<RawPlayer> {
  const watcher = new RawPlayer(fixture.url, await fixture.rooms.games.watch(roomId, member(name)));
  await watcher.joined;
  return watcher;
}

/** Whether a frame is this message of the room. */
export const isMessage =
  (name: string) =>
  ({ bytes }: Frame): boolean =>
    bytes[0] === Protocol.ROOM_DATA && bytes.includes(name);

/** Opens a screen for a hall with the host's key. */
export async function openRawWall(fixture: GameFixture, roomId: string, host: RawPlayer): Promise<RawPlayer> {
  host.ask("show_screen");
  const shown = await waitFor(() => host.frames.find(isMessage("screen")));
  const key = /[\w-]{22}/.exec(shown.bytes.toString("latin1"))?.[0] ?? "";
  const wall = new RawPlayer(fixture.url, await fixture.rooms.games.openScreen(roomId, key, "screen-one"));
  await wall.joined;
  return wall;
}
