import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRoom, takeSeat } from "../../../schema/game/api.ts";
import type { TriviaState } from "../../../schema/trivia/state.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const PLAYERS = 199;
const ROUNDS = 5;
const AT_ONCE = 20;
/** The last moment of a round, in which everyone answers. */
const LAST_MS = 1000;
const TIMEOUT_MS = 180_000;

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "1000" });
});
afterAll(() => server.stop());

interface Bot {
  readonly person: Person;
  readonly memberId: string;
  room: Room<unknown, TriviaState>;
  readonly receipts: Set<number>;
}

const rows = <T>(sql: string, params: unknown[] = []) => server.database.fork().execute<T[]>(sql, params);

async function inGroups<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, (_, at) => make(made.length + at));
    made.push(...(await Promise.all(group)));
  }
  return made;
}

async function sitDown(person: Person, roomId: string): Promise<Bot> {
  const seat = await person.must(takeSeat, { params: { roomId }, body: {} });
  const room = (await person.sit<"trivia">(seat)) as Room<unknown, TriviaState>;
  const receipts = new Set<number>();
  const bot = { person, memberId: seat.memberId, room, receipts };
  listen(bot);
  return bot;
}

function listen({ room, receipts }: Bot): void {
  for (const type of ["ownAnswer", "place", "refused", "closed"]) room.onMessage(type, () => undefined);
  room.onMessage("receipt", ({ round }: { round: number }) => receipts.add(round));
}

/** Which bot answers which round right. */
const isRight = (bot: number, round: number): boolean => (bot + round) % 4 !== 0;

function answer({ room }: Bot, bot: number, round: number): void {
  const { payload } = playedGames.trivia.reply(room.state, isRight(bot, round) ? "right" : "wrong");
  room.send("answer", { id: crypto.randomUUID(), round, ...payload });
}

const isOpen = ({ room: { state } }: Bot, round: number) =>
  state.phase === "round" && state.round === round && state.options.length === 4;

test(
  "GAME-139 two hundred answers in the last second all count, and a dropped phone is back in its round",
  async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const eventId = await newEvent(server, { createdBy: mentor.me?.memberId ?? "" });
    const people = await inGroups(PLAYERS + 1, (at) => newMember(server.url, `Player ${at}`));
    await rows(
      `insert into event_registrations (event_id, user_id, status, reference)
     select ?, id, 'registered', id::text from users where id = any (?::uuid[])`,
      [eventId, `{${people.map(({ me }) => me?.memberId).join()}}`],
    );
    const body = {
      ...playedGames.trivia.settings,
      difficulty: "easy",
      timeLimit: 15,
      rounds: ROUNDS,
      eventId,
    } as const;
    const seat = await mentor.must(createRoom, { body });
    const host = await mentor.sit<"trivia">(seat);
    host.onMessage("*", () => undefined);
    const bots = await inGroups(PLAYERS, (at) => sitDown(people[at] as Person, seat.roomId));
    const late = await people[PLAYERS]?.call(takeSeat, { params: { roomId: seat.roomId }, body: {} });
    expect(late?.error?.code).toBe("game/room-full");

    host.send("start", {});
    await until(() => bots.every((bot) => isOpen(bot, 1)));
    const [dropped] = bots as [Bot];
    await new Promise((resolve) => setTimeout(resolve, host.state.phaseEndsAt - Date.now() - LAST_MS));
    for (const [at, bot] of bots.entries()) answer(bot, at, 1);
    await until(() => bots.every(({ receipts }) => receipts.has(1)));

    for (let round = 2; round <= ROUNDS; round += 1) {
      await until(() => bots.every((bot) => isOpen(bot, round)));
      if (round === 3) {
        await dropped.room.leave(false);
        const again = await sitDown(dropped.person, seat.roomId);
        dropped.room = again.room;
        listen(dropped);
        await until(() => dropped.room.state?.phase === "round");
        expect(dropped.room.state.round).toBe(3);
        expect(dropped.room.state.players.get(dropped.memberId)?.score).toBeGreaterThan(0);
      }
      for (const [at, bot] of bots.entries()) answer(bot, at, round);
      await until(() => bots.every(({ receipts }) => receipts.has(round)));
    }
    await until(() => bots.every(({ room }) => room.state.phase === "finished"));

    const counted = await rows<{
      user_id: string;
      total_score: number;
      answers: number;
      right: number;
      points: number;
    }>(
      `select seat.user_id, seat.total_score, count(*)::int as answers,
       count(*) filter (where result.is_correct)::int as right, sum(result.points_earned)::int as points
     from game_participants seat join game_round_results result on result.participant_id = seat.id
     where seat.room_id = ? group by seat.id`,
      [seat.roomId],
    );
    const storedOf = new Map(counted.map((row) => [row.user_id, row]));
    expect(storedOf.size).toBe(PLAYERS);
    for (const [at, { room, memberId }] of bots.entries()) {
      const right = Array.from({ length: ROUNDS }, (_, round) => isRight(at, round + 1)).filter(Boolean).length;
      const { score } = room.state.players.get(memberId) ?? { score: -1 };
      expect(storedOf.get(memberId)).toMatchObject({ answers: ROUNDS, right, points: score });
    }
    // The result is saved while everyone looks at it.
    await until(async () => (await rows("select from game_sessions where status = 'finished'")).length === 1);
    const board = await rows("select user_id from game_leaderboards where game_type = 'trivia'");
    expect(board).toHaveLength(PLAYERS);
  },
  TIMEOUT_MS,
);
