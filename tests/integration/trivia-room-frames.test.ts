import { Protocol } from "@colyseus/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RawPlayer } from "../support/raw-player.ts";
import { answerId, member, openTriviaHall, settings, soon, type TriviaHall } from "../support/trivia-hall.ts";

let hall: TriviaHall;
beforeAll(async () => {
  hall = await openTriviaHall();
});
afterAll(() => hall.close());

const names = ["a", "b", "c", "d"];

async function seatAll(): Promise<RawPlayer[]> {
  const reservation = await hall.rooms.open(member("a"), settings);
  const players = [new RawPlayer(hall.url, reservation)];
  for (const name of names.slice(1)) {
    players.push(new RawPlayer(hall.url, await hall.rooms.admit(reservation.roomId, member(name))));
  }
  for (const player of players) await player.joined;
  return players;
}

async function playRound(players: readonly RawPlayer[], round: number): Promise<void> {
  for (const [index, player] of players.entries()) {
    await soon(() => player.state.phase === "round" && player.state.round === round);
    player.ask("answer", { id: answerId(`${index}-${round}`), round, option: (index + round) % 4 });
    await soon(() => players.every(({ state }) => state.phase !== "round" || answered(state, index)));
  }
  await soon(() => players.every(({ state }) => state.phase !== "round"));
}

const answered = (state: RawPlayer["state"], index: number) =>
  state.players.get(member(names[index] ?? "").memberId)?.hasAnswered === true;

/** The frames of one round, from its opening up to its reveal. */
const during = (player: RawPlayer, round: number) =>
  player.frames.filter((frame) => frame.phase === "round" && frame.round === round).map(({ bytes }) => bytes);

test("TRIVIA-6 no frame to anybody holds the verse, its reference or the right option before the reveal", async () => {
  const players = await seatAll();
  players[0]?.ask("start");
  for (let round = 1; round <= settings.rounds; round += 1) {
    await playRound(players, round);
    for (const { state } of players) expect(state.correctOption).toBeGreaterThanOrEqual(0);
  }
  await soon(() => players.every(({ state }) => state.phase === "finished"));
  for (const player of players) {
    for (let round = 1; round <= settings.rounds; round += 1) {
      const first = player.frames.findIndex(({ bytes }) => bytes.includes(`SecretVerse ${round - 1}`));
      expect(player.frames[first]).toMatchObject({ phase: "reveal", round });
      expect(player.frames.findIndex(({ bytes }) => bytes.includes(`SecretBook ${round - 1}`))).toBe(first);
    }
  }
});

test("GAME-17 what others are sent when somebody answers is the same whatever the answer", async () => {
  const players = (await seatAll()) as [RawPlayer, RawPlayer, ...RawPlayer[]];
  const [one, other] = players;
  one.ask("start");
  const patches: string[] = [];
  for (const round of [1, 2]) {
    await soon(() => other.state.phase === "round" && other.state.round === round);
    const before = during(other, round).length;
    const right = other.state.options.findIndex((option) => option.startsWith("Right"));
    one.ask("answer", { id: answerId(`told-${round}`), round, option: round === 1 ? right : (right + 1) % 4 });
    await soon(() => answered(other.state, 0));
    patches.push(Buffer.concat(during(other, round).slice(before)).toString("hex"));
    for (const player of players.slice(1)) player.ask("answer", { id: answerId(`rest-${round}`), round, option: 0 });
  }
  expect(patches[0]).toBe(patches[1]);
});

test("P5 a round costs a phone little more than its texts", async () => {
  const players = await seatAll();
  players[0]?.ask("start");
  for (let round = 1; round <= 5; round += 1) await playRound(players, round);
  const [phone] = players as [RawPlayer];
  const patches = phone.frames.filter(({ bytes, round }) => bytes[0] === Protocol.ROOM_STATE_PATCH && round > 0);
  const bytes = patches.reduce((sum, frame) => sum + frame.bytes.length, 0) / 5;
  const text = Object.values(hall.ports.questions[0] ?? {})
    .flat()
    .join("").length;
  expect(bytes).toBeLessThan(text + 300);
});
