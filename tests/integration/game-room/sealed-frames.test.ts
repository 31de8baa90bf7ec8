import { matchMaker } from "@colyseus/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerId, type GameFixture, openGameFixture, waitFor } from "../../support/game/game-fixture.ts";
import { playedGames } from "../../support/game/played-game.ts";
import type { RawPlayer } from "../../support/game/raw-player.ts";
import { isMessage, openRawWall, seatRaw, watchRaw } from "../../support/game/raw-table.ts";
import { unseal } from "../../support/game/sealed.ts";

let fixture: GameFixture;
beforeAll(async () => {
  fixture = await openGameFixture();
});
afterAll(() => fixture.close());

const rounds = 5;

/** Long enough that each key is on its way before the state shows its round. */
const ROUND_TRIP_MS = 120;

/** A binary field of a message, as MessagePack writes it. */
function bytesOf(frame: Buffer, field: string): Buffer {
  const at = frame.indexOf(field) + field.length;
  const isShort = frame[at] === 0xc4;
  const start = at + (isShort ? 2 : 3);
  return frame.subarray(start, start + (isShort ? frame.readUInt8(at + 1) : frame.readUInt16BE(at + 1)));
}

const wordsOf = (round: number): string[] => {
  const { question, correctAnswer, incorrectAnswers } = fixture.ports.questions[round - 1] ?? {};
  return [question ?? "", correctAnswer ?? "", ...(incorrectAnswers ?? [])];
};

/** Where the frames of this kind are. */
const placesOf = ({ frames }: RawPlayer, name: string): number[] =>
  [...frames.keys()].filter((at) => frames[at] !== undefined && isMessage(name)(frames[at]));

async function playRound(players: readonly RawPlayer[], round: number): Promise<void> {
  const { isShown, reply } = playedGames.trivia;
  await waitFor(() => players.every(({ state }) => state.round === round && state.phase === "round" && isShown(state)));
  for (const [index, player] of players.entries()) {
    const { request, payload } = reply(player.state, "right");
    player.ask(request, { id: answerId(`${index}-${round}`), round, ...payload });
  }
  await waitFor(() => players.every(({ state }) => state.phase !== "round"));
}

test("GAME-141 GAME-146 no frame shows a round before its key: not to players, watchers or the wall", async () => {
  const { roomId, players } = await seatRaw(fixture, "trivia", ["a", "b"]);
  const [host] = players as [RawPlayer, RawPlayer];
  const everyone = [...players, await watchRaw(fixture, roomId, "w"), await openRawWall(fixture, roomId, host)];
  for (const each of everyone) each.ask("clock", { sentAt: 1, opensSealed: true });
  await waitFor(() => everyone.every(({ frames }) => frames.some(isMessage("clock"))));
  for (const client of matchMaker.getLocalRoomById(roomId).clients)
    Object.assign(client, { roundTripMs: ROUND_TRIP_MS });
  host.ask("start");
  for (let round = 1; round <= rounds; round += 1) await playRound(players, round);
  await waitFor(() => everyone.every(({ state }) => state.phase === "finished"));

  for (const one of everyone) {
    const [texts, keys] = [placesOf(one, "sealedRound"), placesOf(one, "roundKey")];
    expect([texts.length, keys.length]).toEqual([rounds, rounds]);
    const frameAt = (at: number | undefined) => one.frames[at ?? -1]?.bytes ?? Buffer.of();
    for (let round = 1; round <= rounds; round += 1) {
      const [textAt = 0, keyAt = 0] = [texts[round - 1], keys[round - 1]];
      expect(textAt).toBeLessThan(keyAt);
      expect(one.frames[keyAt]).toMatchObject({ round: round - 1 });
      const before = one.frames.slice(0, keyAt + 1).map(({ bytes }) => bytes.toString("latin1"));
      for (const word of wordsOf(round)) {
        expect(before.join("\n")).not.toContain(word);
        // The state shows it too, after the key.
        expect(one.frames.findIndex(({ bytes }) => bytes.includes(word))).toBeGreaterThan(keyAt);
      }

      const sealed = { nonce: bytesOf(frameAt(textAt), "nonce"), ciphertext: bytesOf(frameAt(textAt), "ciphertext") };
      const key = bytesOf(frameAt(keyAt), "key");
      const opened = unseal(sealed, key) as { question: string; options: string[] };
      expect([opened.question, ...opened.options].toSorted()).toEqual(wordsOf(round).toSorted());
      const others = keys.filter((at) => at !== keyAt).map((at) => bytesOf(frameAt(at), "key"));
      for (const other of [...others, Buffer.alloc(16)]) expect(() => unseal(sealed, other)).toThrow();
    }
  }
});

test("GAME-145 who does not ask for sealed rounds gets the frames of before", async () => {
  const { players } = await seatRaw(fixture, "trivia", ["a", "b"]);
  const [host, guest] = players as [RawPlayer, RawPlayer];
  host.ask("clock", { sentAt: 1, opensSealed: true });
  await waitFor(() => host.frames.some(isMessage("clock")));
  host.ask("start");
  await playRound(players, 1);
  expect([placesOf(host, "sealedRound").length > 0, placesOf(host, "roundKey").length]).toEqual([true, 1]);
  expect([...placesOf(guest, "sealedRound"), ...placesOf(guest, "roundKey")]).toEqual([]);
});
