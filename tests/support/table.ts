import type { Room } from "@colyseus/sdk";
import { createRoom, joinByCode, type Seat, takeSeat } from "../../schema/game/api.ts";
import type { TriviaSettings } from "../../schema/trivia/settings.ts";
import type { TriviaState } from "../../schema/trivia/state.ts";
import { readBank } from "../../server/question/question.ts";
import { newMember, type Person } from "./people.ts";
import { until } from "./until.ts";

export type TriviaSocket = Room<unknown, TriviaState>;

/** A member at a table. */
export interface Seated {
  readonly person: Person;
  readonly memberId: string;
  seat: Seat;
  room: TriviaSocket;
}

const settings: TriviaSettings = {
  gameType: "trivia",
  roomName: "Friday night",
  maxPlayers: 8,
  timeLimit: 30,
  difficulty: "easy",
  rounds: 5,
  isPrivate: false,
};

/** Seats this many new members at one fresh table; the first is the host. */
export async function openTable(url: string, players: number, chosen: Partial<TriviaSettings> = {}): Promise<Seated[]> {
  const people = await Promise.all(Array.from({ length: players }, (_, n) => newMember(url, `Player ${n + 1}`)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const seat = await host.must(createRoom, { body: { ...settings, ...chosen } });
  const first = await sitDown(host, seat);
  await until(() => first.room.state.roomCode !== "");
  const code = first.room.state.roomCode;
  const others: Seated[] = [];
  for (const guest of guests) others.push(await sitDown(guest, await guest.must(joinByCode, { body: { code } })));
  const table = [first, ...others];
  await until(() => table.every(({ room }) => room.state.players.size === players));
  return table;
}

/** Takes one's own seat again, as after a reload. */
export async function comeBack(seated: Seated): Promise<void> {
  seated.seat = await seated.person.must(takeSeat, { params: { roomId: seated.seat.roomId }, body: {} });
  const fresh = await sitDown(seated.person, seated.seat);
  seated.room = fresh.room;
}

async function sitDown(person: Person, seat: Seat): Promise<Seated> {
  const room = await person.sit(seat);
  for (const type of ["receipt", "mine", "refused", "closed", "clock"]) room.onMessage(type, () => {});
  await until(() => room.state?.players?.has(seat.memberId) === true);
  return { person, memberId: seat.memberId, seat, room };
}

const answers = new Map(readBank().map((question) => [question.question, question.correct_answer]));

/** The option that is right, from the bundled bank: tests know what players must not. */
export function rightOption(room: TriviaSocket): number {
  const right = answers.get(room.state.question);
  return [...room.state.options].indexOf(right ?? "");
}

/** Waits for the round and answers it, right or wrong; resolves with the receipt. */
export async function answerRound(
  seated: Seated,
  round: number,
  isRight: boolean,
  id = crypto.randomUUID(),
): Promise<void> {
  const { room } = seated;
  await until(() => room.state.phase === "round" && room.state.round === round && room.state.options.length === 4);
  const right = rightOption(room);
  const receipt = new Promise<void>((resolve) => {
    room.onMessage("receipt", (message: { id: string }) => message.id === id && resolve());
  });
  room.send("answer", { id, round, option: isRight ? right : (right + 1) % 4 });
  await receipt;
}

/** Plays a whole game; `isRight` decides each player's answer of each round. */
export async function playGame(table: Seated[], isRight: (player: number, round: number) => boolean): Promise<void> {
  const [host] = table as [Seated];
  host.room.send("start", {});
  for (let round = 1; round <= host.room.state.rounds; round += 1) {
    await Promise.all(table.map((seated, player) => answerRound(seated, round, isRight(player, round))));
  }
  await until(() => table.every(({ room }) => room.state.phase === "finished"));
}
