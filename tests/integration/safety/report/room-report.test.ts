import { afterAll, beforeAll, expect, test } from "vitest";
import { createRoom, takeSeat } from "../../../../schema/game/api.ts";
import { listOwnReports, readReport, report } from "../../../../schema/safety/api.ts";
import { closeRoom } from "../../../../server/game/game.ts";
import { type ChatMember, newLead } from "../../../support/chat/channel.ts";
import { newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const member = (name: string) => newChatMember(server.url, name);
const reportOf = (reporter: ChatMember, roomId: string) =>
  reporter.call(report, { body: { subject: { kind: "game_room", roomId }, reason: "hate" } });

async function openRoom(host: ChatMember, isPrivate: boolean): Promise<string> {
  const body = { gameType: "trivia", timeLimit: 30, rounds: 5, roomName: "Unkind name", isPrivate } as const;
  return (await host.must(createRoom, { body })).roomId;
}

test("SAFE-54 SAFE-10 a report of a public room saves its name, settings, host and players", async () => {
  const [host, guest, reporter] = [await member("Emeka"), await member("Ngozi"), await member("Ada")];
  await openRoom(reporter, false);
  const roomId = await openRoom(host, false);
  await guest.must(takeSeat, { params: { roomId }, body: {} });
  const { body } = await reportOf(reporter, roomId);
  await closeRoom(server.database.fork(), { roomId, reason: "host-left" });
  const lead = await newLead(server.url, server.database, "Mama Grace");
  const file = await lead.must(readReport, { params: { reportId: body.reportId } });
  expect(file).toMatchObject({
    kind: "game_room",
    about: { memberId: host.memberId },
    evidence: {
      room_name: "Unkind name",
      game_type: "trivia",
      settings: { rounds: 5, timeLimit: 30, isPrivate: false },
      host_id: host.memberId,
      host_name: "Emeka",
      players: [
        { user_id: host.memberId, display_name: "Emeka", is_active: true },
        { user_id: guest.memberId, display_name: "Ngozi", is_active: true },
      ],
    },
  });
  expect((await reporter.must(listOwnReports)).reports).toMatchObject([{ kind: "game_room", state: "open" }]);
});

test("SAFE-54 SAFE-11 private and closed rooms can be reported only by members who had a seat", async () => {
  const [host, stranger] = [await member("Emeka"), await member("Ada")];
  const [secret, closed] = [await openRoom(host, true), await openRoom(host, false)];
  await closeRoom(server.database.fork(), { roomId: closed, reason: "host-left" });
  for (const roomId of [secret, closed, crypto.randomUUID()]) {
    const { status, error } = await reportOf(stranger, roomId);
    expect([status, error?.code]).toEqual([404, "safety/not-found"]);
  }
  for (const roomId of [secret, closed]) expect((await reportOf(host, roomId)).error).toBeUndefined();
});

test("SAFE-94 the report of a room saves the newest questions that its reporter was asked, and no others", async () => {
  const [host, stranger] = [await member("Emeka"), await member("Ada")];
  const [roomId, elsewhere] = [await openRoom(host, false), await openRoom(await member("Ngozi"), false)];
  const questions = Array.from({ length: 23 }, (_, at) => `Is ${at} a prophet?`);
  for (const [at, question] of questions.entries()) {
    await server.database.fork().execute(
      `with asked as (
         insert into trivia_questions (question, correct_answer, incorrect_answers, category, difficulty)
         values (?, 'Yes', '["No", "Never", "Maybe"]', 'Bible', 'easy') returning id
       ), session as (
         insert into game_sessions (room_id, rounds, status) values (?, 1, 'finished') returning id
       ) insert into game_rounds (session_id, round_number, question_id, started_at)
         select session.id, 1, asked.id, now() - interval '1 hour' + make_interval(secs => ?) from session, asked`,
      [question, at === 22 ? elsewhere : roomId, at],
    );
  }
  const lead = await newLead(server.url, server.database, "Mama Grace");
  const questionsFor = async (reporter: ChatMember) => {
    const { reportId } = (await reportOf(reporter, roomId)).body;
    return (await lead.must(readReport, { params: { reportId } })).evidence.questions;
  };
  expect(await questionsFor(host)).toEqual(questions.slice(2, 22));
  expect(await questionsFor(stranger)).toEqual([]);
});
