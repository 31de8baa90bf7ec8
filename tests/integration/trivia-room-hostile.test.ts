import { getMessageBytes, Protocol } from "@colyseus/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { RawPlayer } from "../support/raw-player.ts";
import {
  answerId,
  member,
  openTriviaHall,
  type Seated,
  settings,
  soon,
  type TriviaHall,
} from "../support/trivia-hall.ts";

const MESSAGES = 10_000;
/** What one socket gets through before it is closed for it. */
const PER_SOCKET = 20;

let hall: TriviaHall;
beforeAll(async () => {
  // Colyseus prints what it cannot decode.
  vi.spyOn(console, "error").mockReturnValue();
  hall = await openTriviaHall();
});
afterAll(async () => {
  await hall.close();
  vi.restoreAllMocks();
});

/** The same "random" numbers in every run (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const roll = dice(20_261_120);
const pick = <T>(choices: readonly T[]): T => choices[roll(choices.length)] as T;
const bytes = (length: number) => Uint8Array.from({ length }, () => roll(256));
const names = ["start", "play_again", "answer", "clock", "leave", "*", "__proto__", "constructor", "x".repeat(300), ""];
const values = [null, -1, 1e308, "", "answer-0001", {}, [], new Set(), new Date(0), { __proto__: null }, "\u0000"];

const payload = () => ({
  id: pick([...values, answerId("hostile")]),
  round: pick([...values, 0, 1, 2, 3]),
  option: pick([...values, 0, 1, 2, 3, 4]),
  ...(roll(4) === 0 ? { [pick(names)]: pick(values) } : {}),
});
/** Colyseus's own writer takes short names only. */
function message(): Uint8Array {
  const name = Buffer.from(pick(names));
  const prefix = name.length < 32 ? [0xa0 | name.length] : [0xda, name.length & 255, name.length >> 8];
  const content = getMessageBytes.raw(Protocol.ROOM_DATA, "x", pick([payload(), pick(values)])).subarray(3);
  return Buffer.concat([Uint8Array.of(Protocol.ROOM_DATA, ...prefix), name, content]);
}

/** One frame that a well-behaved client would not send, or not now. */
function hostileFrame(): Uint8Array {
  const frame = message();
  switch (roll(6)) {
    case 0:
      return bytes(roll(200));
    case 1:
      return frame.subarray(0, roll(frame.length));
    case 2: {
      const flipped = Uint8Array.from(frame);
      flipped[roll(flipped.length)] = roll(256);
      return flipped;
    }
    case 3:
      return Uint8Array.of(pick([10, 11, 13, 15, 16, 17, 19, 20, 21, 22, 141, 255]), ...bytes(roll(60)));
    case 4:
      // Lists in lists, as deep as a frame can hold.
      return Uint8Array.of(Protocol.ROOM_DATA, 0xa5, ...Buffer.from("start"), ...new Uint8Array(4000).fill(0x91));
    default:
      return frame;
  }
}

async function bother(roomId: string): Promise<void> {
  const attacker = new RawPlayer(hall.url, await hall.rooms.admit(roomId, member("hostile")));
  await Promise.race([attacker.joined, attacker.closed]);
  for (let count = 0; count < PER_SOCKET; count += 1) attacker.send(hostileFrame());
  attacker.ask("clock", { sentAt: 0 });
  const sent = attacker.frames.length;
  await Promise.race([attacker.closed, soon(() => attacker.frames.length > sent)]);
  attacker.socket.terminate();
}

/** Plays whatever round is open, until the game is over. */
async function playOn(player: Seated): Promise<void> {
  for (let round = 1; round <= 5; round += 1) {
    await vi.waitUntil(() => player.state.phase === "round" && player.state.round === round, { timeout: 60_000 });
    player.send("answer", { id: answerId(`${player.room.sessionId.slice(0, 8)}-${round}`), round, option: 0 });
    await soon(() => player.told.filter(({ type }) => type === "receipt").length === round);
  }
}

test("GAME-24 ten thousand broken, cut and ill-timed messages of one player are nothing to the others", async () => {
  // Short rounds, because they are over when time is: the hostile player owes every answer.
  const reservation = await hall.rooms.open(member("a"), { ...settings, timeLimit: 1 as never });
  const { roomId } = reservation;
  const players = [await hall.sit(reservation), await hall.sit(await hall.rooms.admit(roomId, member("b")))];
  await hall.sit(await hall.rooms.admit(roomId, member("hostile")));
  await players[0]?.sees((state) => state.players.size === 3);
  players[0]?.send("start");
  const game = Promise.all(players.map(playOn));
  for (let sent = 0; sent < MESSAGES; sent += PER_SOCKET) await bother(roomId);
  await game;
  await players[0]?.sees((state) => state.phase === "finished");
  for (const { told, room } of players) {
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(["receipt"]));
    expect(room.connection.isOpen).toBe(true);
  }
  expect(players[0]?.state.toJSON()).toEqual(players[1]?.state.toJSON());
  expect([...hall.ports.results.values()].filter(({ participantId }) => participantId.endsWith("-a"))).toHaveLength(5);
  expect(hall.ports.failures).toEqual([]);
}, 120_000);
