import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EventGameState, eventStateOf } from "../../../schema/game/event-state.ts";
import type { GameSettings } from "../../../schema/game/settings.ts";
import { EVENT_PLAYERS_MAX } from "../../../schema/limits.ts";
import type { GameGuest } from "../../../schema/room-member.ts";
import { fakeQuestions } from "../../support/game/fake-game-ports.ts";
import { type GameFixture, openGameFixture, settingsOf, waitFor } from "../../support/game/game-fixture.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { RawPlayer } from "../../support/game/raw-player.ts";

const ROUNDS = 10;
/** The most that a phone may receive in a game of ten rounds. */
const PHONE_MAX_BYTES = 70_000;
/** The patches of a game whose answers come in all the time: four a second, 30 seconds a round, of this many bytes. */
const STEADY_BYTES = ROUNDS * 30 * 4 * 12;

let fixture: GameFixture;
beforeAll(async () => {
  fixture = await openGameFixture();
  // As long as real ones.
  fixture.ports.questions = fakeQuestions(ROUNDS).map((question) => ({
    ...question,
    question: question.question.padEnd(160, "?"),
    verse: question.verse.padEnd(300, "."),
  }));
});
afterAll(() => fixture.close());

const newGuest = (): GameGuest => {
  const memberId = randomUUID();
  const avatarUrl = `/api/photos/${memberId}/96.webp`;
  return { memberId, displayName: "Oluwadamilola Adebayo", sessionId: `session-${memberId}`, roles: [], avatarUrl };
};

interface Phone {
  readonly memberId: string;
  readonly socket: RawPlayer<"trivia">;
  readonly event: EventGameState;
}

function phoneOf({ memberId }: GameGuest, reservation: ConstructorParameters<typeof RawPlayer>[1]): Phone {
  const socket = new RawPlayer<"trivia">(fixture.url, reservation);
  const event = eventStateOf(socket.state);
  if (!event) throw new Error("this is not the room of an event");
  return { memberId, socket, event };
}

/** Opens the room of an event with this many players, the host first. */
async function openEvent(players: number, chosen: Partial<GameSettings> = {}) {
  const host = { ...newGuest(), managesEvent: true };
  const settings = { ...settingsOf("trivia"), eventId: randomUUID(), ...chosen } as GameSettings;
  const reservation = await fixture.rooms.games.open(host, settings);
  const { roomId } = reservation;
  const code = fixture.ports.rooms.get(roomId)?.roomCode ?? "";
  const phones = [phoneOf(host, reservation)];
  while (phones.length < players) {
    const guest = newGuest();
    phones.push(phoneOf(guest, await fixture.rooms.games.admit(roomId, guest, code)));
  }
  for (const { socket } of phones) await socket.joined;
  return { roomId, code, phones };
}

async function openWall(roomId: string, { socket }: Phone): Promise<RawPlayer<"trivia">> {
  socket.ask("show_screen");
  const key = await waitFor(() =>
    socket.frames.map(({ bytes }) => /screen.*?([\w-]{22})/s.exec(bytes.toString("latin1"))?.[1]).find(Boolean),
  );
  const wall = new RawPlayer<"trivia">(fixture.url, await fixture.rooms.games.openScreen(roomId, key, "screen-one"));
  await wall.joined;
  return wall;
}

test("GAME-129 a phone receives its own player, a watcher none, and a screen all of them", async () => {
  const { roomId, code, phones } = await openEvent(4);
  const [host, ann] = phones as [Phone, Phone];
  const wall = await openWall(roomId, host);
  const watcher = new RawPlayer<"trivia">(fixture.url, await fixture.rooms.games.watch(roomId, newGuest(), code));
  await watcher.joined;
  const late = newGuest();
  const lateReservation = await fixture.rooms.games.admit(roomId, late, code);
  const latePhone = phoneOf(late, lateReservation);
  await waitFor(() => wall.state.players.size === 5 && latePhone.event.crowd.players === 5);
  expect([...latePhone.event.players.keys()]).toEqual([late.memberId]);
  expect([...ann.event.players.keys()]).toEqual([ann.memberId]);
  expect(watcher.state.players.size).toBe(0);

  host.socket.ask("start");
  await waitFor(() => phones.every(({ event }) => event.phase === "round") && latePhone.event.phase === "round");
  const { payload } = playedGames.trivia.reply(ann.socket.state, "right");
  ann.socket.ask("answer", { id: "answer-of-ann", round: 1, ...payload });
  await waitFor(() => wall.state.players.get(ann.memberId)?.hasAnswered && ann.event.crowd.answered === 1);
  expect(ann.event.players.get(ann.memberId)?.hasAnswered).toBe(true);
  const others = phones.filter((phone) => phone !== ann).map(({ socket }) => socket);
  const hasName = ({ frames }: RawPlayer<"trivia">) => frames.some(({ bytes }) => bytes.includes(ann.memberId));
  expect([...others, watcher, latePhone.socket].map(hasName)).toEqual([false, false, false, false, false]);
  expect(hasName(wall)).toBe(true);
});

test("GAME-129 a screen that is there before the phones can read every player in what follows", async () => {
  const { roomId, code, phones } = await openEvent(1);
  const [host] = phones as [Phone];
  for (let players = 1; players < EVENT_PLAYERS_MAX; players += 1) {
    await fixture.rooms.games.admit(roomId, newGuest(), code);
  }
  const wall = await openWall(roomId, host);
  host.socket.ask("allow_reactions", { isAllowed: false });
  await waitFor(() => !wall.state.allowsReactions);
  const names = [...wall.state.players.values()].map(({ displayName }) => displayName);
  expect(names).toEqual(Array.from({ length: EVENT_PLAYERS_MAX }, () => "Oluwadamilola Adebayo"));
  expect([...wall.state.players].every(([memberId, player]) => player.memberId === memberId)).toBe(true);
});

test("GAME-120 GAME-3 the two hundred and first is refused, and ten rounds take little of a phone's data", async () => {
  const { roomId, code, phones } = await openEvent(EVENT_PLAYERS_MAX, { rounds: ROUNDS, teams: 6 });
  const [host] = phones as [Phone];
  await expect(fixture.rooms.games.admit(roomId, newGuest(), code)).rejects.toMatchObject({ code: "game/room-full" });
  const warned = vi.spyOn(console, "warn");
  const wall = await openWall(roomId, host);
  expect(wall.state.players.size).toBe(EVENT_PLAYERS_MAX);
  host.socket.ask("start");
  for (let round = 1; round <= ROUNDS; round += 1) {
    await waitFor(() => phones.every(({ event }) => event.phase === "round" && event.round === round));
    for (const [at, { socket, memberId }] of phones.slice(1).entries()) {
      const { payload } = playedGames.trivia.reply(socket.state, (at + round) % 3 === 0 ? "right" : "wrong");
      socket.ask("answer", { id: `${memberId}-${round}`.slice(-40), round, ...payload });
    }
  }
  await waitFor(() => phones.every(({ event }) => event.phase === "finished"));
  expect(fixture.ports.results.size).toBeGreaterThanOrEqual((EVENT_PLAYERS_MAX - 1) * ROUNDS);
  const bytesOf = ({ socket }: Phone) => socket.frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const most = Math.max(...phones.map(bytesOf));
  expect(most).toBeGreaterThan(5_000);
  expect(most + STEADY_BYTES).toBeLessThan(PHONE_MAX_BYTES);
  expect(warned).not.toHaveBeenCalled();
  // The wall and each phone agree about everyone's score.
  for (const { event, memberId } of phones) {
    expect(event.players.get(memberId)?.score).toBe(wall.state.players.get(memberId)?.score);
  }
}, 60_000);
