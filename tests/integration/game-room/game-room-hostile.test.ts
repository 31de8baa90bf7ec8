import { getMessageBytes, Protocol } from "@colyseus/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import {
  answerId,
  type GameFixture,
  member,
  openGameFixture,
  openGameRoom,
  type SeatedPlayer,
  waitFor,
} from "../../support/game/game-fixture.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { RawPlayer } from "../../support/game/raw-player.ts";

const MESSAGES = 10_000;
/** Messages that one socket can send before it is closed. */
const PER_SOCKET = 20;

let fixture: GameFixture;
beforeAll(async () => {
  // Colyseus prints what it cannot decode.
  vi.spyOn(console, "error").mockReturnValue();
  // The hostile player may call another game, which nobody joins.
  fixture = await openGameFixture({ rematchMs: 10 * 60_000 });
});
afterAll(async () => {
  await fixture.close();
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
const requests = [
  "start",
  "play_again",
  "next",
  "pause",
  "resume",
  "end_game",
  "react",
  "allow_reactions",
  "answer",
  "skip",
  "word",
  "draft",
  "clock",
  "leave",
];
const names = [...requests, "*", "__proto__", "constructor", "x".repeat(300), ""];
const values = [null, -1, 1e308, "", "answer-0001", {}, [], new Set(), new Date(0), { __proto__: null }, "\u0000"];

const payload = () => ({
  id: pick([...values, answerId("hostile")]),
  round: pick([...values, 0, 1, 2, 3]),
  option: pick([...values, 0, 1, 2, 3, 4]),
  ...(roll(2) === 0 ? { word: pick([...values, "A", "TEA", "tea", "ÉTÉ", "😀", "A".repeat(50)]) } : {}),
  ...(roll(4) === 0 ? { [pick(names)]: pick(values) } : {}),
});
/** A message with a name of any length; the writer of Colyseus accepts short names only. */
function message(): Uint8Array {
  const name = Buffer.from(pick(names));
  const prefix = name.length < 32 ? [0xa0 | name.length] : [0xda, name.length & 255, name.length >> 8];
  const content = getMessageBytes.raw(Protocol.ROOM_DATA, "x", pick([payload(), pick(values)])).subarray(3);
  return Buffer.concat([Uint8Array.of(Protocol.ROOM_DATA, ...prefix), name, content]);
}

/** A frame that a well-behaved client wouldn't send, or wouldn't send now. */
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
      // Nested lists, as deep as a frame allows.
      return Uint8Array.of(Protocol.ROOM_DATA, 0xa5, ...Buffer.from("start"), ...new Uint8Array(4000).fill(0x91));
    default:
      return frame;
  }
}

async function sendHostileFrames(roomId: string): Promise<void> {
  const attacker = new RawPlayer(fixture.url, await fixture.rooms.games.admit(roomId, member("hostile")));
  await Promise.race([attacker.joined, attacker.closed]);
  for (let count = 0; count < PER_SOCKET; count += 1) attacker.send(hostileFrame());
  attacker.ask("clock", { sentAt: 0 });
  const sent = attacker.frames.length;
  await Promise.race([attacker.closed, waitFor(() => attacker.frames.length > sent)]);
  attacker.socket.terminate();
}

/** Answers every open round until the game is over. */
async function playOn(game: GameType, player: SeatedPlayer): Promise<void> {
  for (let round = 1; round <= 5; round += 1) {
    await vi.waitUntil(() => player.state.phase === "round" && player.state.round === round);
    const { request, payload } = playedGames[game].reply(player.state, "right");
    player.send(request, { id: answerId(`${player.room.sessionId.slice(0, 8)}-${round}`), round, ...payload });
    await waitFor(() => player.received.filter(({ type }) => type === "receipt").length === round);
  }
}

test.each(gameTypes)(
  "GAME-24 ten thousand broken or ill-timed messages of one player in %s don't affect the others",
  async (game) => {
    const before = fixture.ports.results.size;
    // Short rounds: each ends only when time is up, because the hostile player never answers.
    const settings = { timeLimit: 1 as never };
    const { roomId, host, players } = await openGameRoom(fixture, game, ["a", "b", "hostile"], settings);
    const others = players.slice(0, 2);
    host.send("start");
    const games = Promise.all(others.map((player) => playOn(game, player)));
    for (let sent = 0; sent < MESSAGES; sent += PER_SOCKET) await sendHostileFrames(roomId);
    await games;
    await host.untilState(({ phase }) => phase === "finished" || phase === "rematch");
    for (const { received, room } of others) {
      expect(new Set(received.map(({ type }) => type))).toEqual(new Set(["receipt"]));
      expect(room.connection.isOpen).toBe(true);
    }
    expect(host.state.toJSON()).toEqual(others[1]?.state.toJSON());
    const results = [...fixture.ports.results.values()].slice(before);
    expect(results.filter(({ participantId }) => participantId.endsWith("-a"))).toHaveLength(5);
    expect(fixture.ports.failures).toEqual([]);
  },
  120_000,
);
