import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OutputOf } from "../../../schema/endpoint.ts";
import {
  answerQuestion,
  askQuestion,
  declineQuestion,
  listAskedQuestions,
  listOwnQuestions,
  listQuestions,
  readAsker,
  withdrawQuestion,
} from "../../../schema/engagement/question-api.ts";
import { QUESTION_MAX_LENGTH, QUESTIONS_PER_PAGE } from "../../../schema/limits.ts";
import { block, readReport, report, unblock } from "../../../schema/safety/api.ts";
import { Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { type ChatMember, memberConnection, newLead } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { MINOR } from "../../support/chat/chat-member.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let lead: ChatMember;
let other: ChatMember;
let mentor: ChatMember;
let ada: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Kemi");
  // Without a second one, nobody could read along what the first writes.
  other = await newLead(server.url, server.database, "Uncle Sola");
  mentor = await withRole("mentor", "Halima Danjuma");
  ada = await chatMember("Ada Nwosu", MINOR);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await rows("delete from live_questions");
  await rows("delete from rate_limits");
});

const { chatMember, withRole } = chatFixture(() => server);
const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

const ask = (person: Person, text: string, shows_name = false) =>
  person.call(askQuestion, { body: { text, shows_name } });
async function asked(person: Person, text: string, showsName = false): Promise<string> {
  const { body } = await ask(person, text, showsName);
  return body.questions.find((each) => each.text === text)?.questionId ?? "";
}
const answer = (leader: Person, questionId: string, text = "Talk to God about it.") =>
  leader.call(answerQuestion, { params: { questionId }, body: { answer: text } });
const decline = (leader: Person, questionId: string, note = "Let’s talk about it on Friday.") =>
  leader.call(declineQuestion, { params: { questionId }, body: { reason: "own_words", note } });
async function whileSuspended(leader: ChatMember, work: () => Promise<void>): Promise<void> {
  await rows("update users set suspended_at = now() where id = ?", [leader.memberId]);
  await work().finally(() => rows("update users set suspended_at = null where id = ?", [leader.memberId]));
}
const published = async () => (await new Person(server.url).must(listQuestions, { query: {} })).questions;

describe("Live Q&A", () => {
  test("ENGAGE-1 shows a first name only to those who chose it, and nothing else about anyone", async () => {
    const named = await asked(ada, "How do I pray?", true);
    const nameless = await asked(ada, "Does God hear me?");
    await answer(mentor, named);
    await answer(mentor, nameless);
    const questions = await published();
    expect(questions.map(({ text, askerName }) => [text, askerName])).toEqual([
      ["Does God hear me?", null],
      ["How do I pray?", "Ada"],
    ]);
    const reply = JSON.stringify(questions);
    for (const hidden of ["Nwosu", "Halima", ada.memberId, mentor.memberId]) expect(reply).not.toContain(hidden);
  });

  test("ENGAGE-2 refuses contact data in questions, answers and notes, blank and long ones, muted members", async () => {
    for (const text of ["Call me on 0803 123 4567", " ", "x".repeat(QUESTION_MAX_LENGTH + 1)]) {
      expect(Object.keys((await ask(ada, text)).error?.fields ?? {})).toEqual(["text"]);
    }
    const questionId = await asked(ada, "Who can help me with maths?");
    const reply = await answer(mentor, questionId, "Write to halima@example.org");
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(["answer"]);
    const note = await decline(mentor, questionId, "Rather ask me on WhatsApp: 0803 123 4567");
    expect(Object.keys(note.error?.fields ?? {})).toEqual(["note"]);
    const muted = await chatMember("Tunde Muted", MINOR);
    await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [muted.memberId]);
    expect((await ask(muted, "May I?")).error?.code).toBe("safety/muted");
    expect((await ask(new Person(server.url), "May I?")).status).toBe(401);
  });

  test("ENGAGE-3 three questions wait at most, also if ten arrive at once, and equal ones count once", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(ada, `Question ${n}?`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ error }) => error?.code === "question/too-many-waiting")).toHaveLength(7);
    const bisi = await chatMember("Bisi", MINOR);
    const equal = await Promise.all(Array.from({ length: 5 }, () => ask(bisi, "The same words?")));
    expect(equal.map(({ status, body }) => [status, body.questions?.length])).toEqual(equal.map(() => [200, 1]));
  });

  test("ENGAGE-3 asking again is no fourth question, others may ask the same, and an answered one may return", async () => {
    const questionId = await asked(ada, "Question 1?");
    for (const n of [2, 3]) await ask(ada, `Question ${n}?`);
    expect((await ask(ada, "Question 1?")).status).toBe(200);
    const bisi = await chatMember("Bisi", MINOR);
    expect((await ask(bisi, "Question 1?")).body.questions).toHaveLength(1);
    await answer(mentor, questionId);
    expect((await ask(ada, "Question 1?")).body.questions.map(({ state }) => state).toSorted()).toEqual([
      "published",
      "waiting",
      "waiting",
      "waiting",
    ]);
  });

  test("ENGAGE-1 pages never overlap or skip any while questions are answered and withdrawn", async () => {
    await rows(
      `insert into live_questions (user_id, text, shows_name, state, answer, decided_at)
       select ?, 'Question ' || n, false, 'published', 'Yes.', date_trunc('second', now()) + n * interval '1 microsecond'
       from generate_series(1, ?) n`,
      [ada.memberId, QUESTIONS_PER_PAGE + 3],
    );
    const page = async (after?: string) => {
      const { questions, next } = await new Person(server.url).must(listQuestions, { query: after ? { after } : {} });
      return { texts: questions.map(({ text }) => text), last: questions.at(-1)?.questionId ?? "", next };
    };
    const all = Array.from({ length: QUESTIONS_PER_PAGE + 3 }, (_, at) => `Question ${QUESTIONS_PER_PAGE + 3 - at}`);
    const first = await page();
    expect(first.texts).toEqual(all.slice(0, QUESTIONS_PER_PAGE));
    await answer(lead, await asked(ada, "A new one?"));
    await ada.must(withdrawQuestion, { params: { questionId: first.last } });
    const second = await page(first.next ?? "");
    expect([second.texts, second.next]).toEqual([all.slice(QUESTIONS_PER_PAGE), null]);
    expect((await new Person(server.url).call(listQuestions, { query: { after: "1" } })).error?.code).toBe(
      "request/invalid",
    );
  });

  test("ENGAGE-1 ENGAGE-4 leaders see the longest waiting first, and everybody the newest answer first", async () => {
    const [first, second] = [await asked(ada, "First?"), await asked(ada, "Second?")];
    const texts = async (state: "waiting" | "published") =>
      (await mentor.must(listAskedQuestions, { query: { state } })).questions.map(({ text }) => text);
    expect(await texts("waiting")).toEqual(["First?", "Second?"]);
    await answer(lead, second);
    await answer(lead, first);
    expect(await texts("published")).toEqual(["First?", "Second?"]);
    expect((await published()).map(({ text }) => text)).toEqual(["First?", "Second?"]);
  });

  test("ENGAGE-4 leaders see others’ questions with the names that may be shown, and the look is recorded", async () => {
    await asked(ada, "With my name?", true);
    await asked(ada, "Without my name?");
    await asked(mentor, "My own?");
    let questions: OutputOf<typeof listAskedQuestions>["questions"] = [];
    const looks = await auditDuring(server.database, async () => {
      questions = (await mentor.must(listAskedQuestions, { query: {} })).questions;
    });
    expect(questions.map(({ text, askerName }) => [text, askerName])).toEqual([
      ["With my name?", "Ada Nwosu"],
      ["Without my name?", null],
    ]);
    expect(JSON.stringify(questions)).not.toContain(ada.memberId);
    expect(looks).toMatchObject([{ actor_id: mentor.memberId, kind: "questions" }]);
    expect((await ada.call(listAskedQuestions)).status).toBe(403);
  });

  test("ENGAGE-5 leads look up who asked without a name, which is recorded, and mentors cannot", async () => {
    const questionId = await asked(ada, "What if I want to die?");
    const looks = await auditDuring(server.database, async () => {
      const found = await lead.must(readAsker, { params: { questionId } });
      expect(found).toEqual({ memberId: ada.memberId, displayName: "Ada Nwosu", roles: [] });
    });
    expect(looks).toMatchObject([{ actor_id: lead.memberId, kind: "question-asker", item_id: questionId }]);
    expect((await mentor.call(readAsker, { params: { questionId } })).status).toBe(403);
  });

  test("ENGAGE-6 of leaders who decide at the same time, the first one succeeds", async () => {
    const questionId = await asked(ada, "Who is faster?");
    const replies = await Promise.all([
      answer(lead, questionId),
      answer(mentor, questionId),
      decline(lead, questionId),
    ]);
    const stored = replies.filter(({ status }) => status === 200).length;
    // Declining a question that has just been published takes it down.
    expect(stored).toBeGreaterThanOrEqual(1);
    expect(replies.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await answer(mentor, questionId)).error?.code).toBe("question/already-answered");
  });

  test("ENGAGE-6 a published question is taken down, and only its asker reads the note", async () => {
    const questionId = await asked(ada, "Please take this down later?");
    await answer(mentor, questionId);
    await decline(lead, questionId, "It said too much about your family.");
    expect(await published()).toEqual([]);
    const [own] = (await ada.must(listOwnQuestions)).questions;
    expect(own).toMatchObject({ state: "declined", note: "It said too much about your family.", answer: null });
    expect((await decline(lead, questionId)).error?.code).toBe("question/already-answered");
  });

  test("SAFE-61 a leader whom no other lead can read along only chooses a reason", async () => {
    const questionId = await asked(ada, "Why is the sky blue?");
    await whileSuspended(other, async () => {
      expect((await lead.must(listAskedQuestions, { query: {} })).allowsWords).toBe(false);
      expect((await mentor.must(listAskedQuestions, { query: {} })).allowsWords).toBe(true);
      expect((await decline(lead, questionId)).error?.code).toBe("safety/nobody-reads-along");
      const body = { reason: "too_personal" } as const;
      await lead.must(declineQuestion, { params: { questionId }, body });
    });
    const [own] = (await ada.must(listOwnQuestions)).questions;
    expect(own).toMatchObject({ state: "declined", declineReason: "too_personal", note: null });
  });

  test("SAFE-61 the asker reports a note with its words, and nobody else can", async () => {
    const questionId = await asked(ada, "May I be in the choir?");
    await decline(mentor, questionId, "Only if you send me a picture.");
    const body = { subject: { kind: "question_note", questionId }, reason: "sexual", note: "" } as const;
    expect((await mentor.call(report, { body })).error?.code).toBe("safety/not-found");
    const { reportId } = (await ada.call(report, { body })).body;
    const filed = await lead.must(readReport, { params: { reportId } });
    expect(filed).toMatchObject({ kind: "question_note", about: { memberId: mentor.memberId } });
    expect(filed.evidence).toMatchObject({ asked: "May I be in the choir?", note: "Only if you send me a picture." });
  });

  test("SAFE-5 a question across a block does not exist for the leader", async () => {
    const questionId = await asked(ada, "Is it my fault?");
    await ada.must(block, { params: { memberId: mentor.memberId } });
    expect((await mentor.must(listAskedQuestions, { query: {} })).questions).toEqual([]);
    expect((await answer(mentor, questionId)).error?.code).toBe("question/not-found");
    expect((await decline(mentor, questionId)).error?.code).toBe("question/not-found");
    expect((await lead.must(listAskedQuestions, { query: {} })).total).toBe(1);
    await ada.must(unblock, { params: { memberId: mentor.memberId } });
  });

  test("SAFE-43 a muted leader answers nothing and declines without words of their own", async () => {
    const questionId = await asked(ada, "Who is muted?");
    await rows("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [mentor.memberId]);
    expect((await answer(mentor, questionId)).error?.code).toBe("safety/muted");
    expect((await decline(mentor, questionId)).error?.code).toBe("safety/muted");
    await rows("delete from mutes");
    expect((await answer(mentor, questionId)).status).toBe(200);
  });

  test("ENGAGE-6 leaders do not answer their own questions", async () => {
    const questionId = await asked(mentor, "Can I answer myself?");
    expect((await answer(mentor, questionId)).error?.code).toBe("question/not-found");
  });

  test("ENGAGE-7 withdrawing deletes a question, published or not, and others cannot do it", async () => {
    const questionId = await asked(ada, "May I take it back?");
    await answer(mentor, questionId);
    const other = await chatMember("Chidi", MINOR);
    const params = { questionId };
    expect((await other.call(withdrawQuestion, { params })).error?.code).toBe("question/not-found");
    expect((await ada.must(withdrawQuestion, { params })).questions).toEqual([]);
    expect(await published()).toEqual([]);
    expect((await answer(mentor, questionId)).error?.code).toBe("question/not-found");
  });

  test("ENGAGE-8 a published question can be reported, to the leaders who did not publish it", async () => {
    const questionId = await asked(ada, "Is my mother a witch?");
    const bisi = await chatMember("Bisi Reports", MINOR);
    const filing = { body: { subject: { kind: "question", questionId } as const, reason: "other" as const, note: "" } };
    expect((await bisi.call(report, filing)).error?.code).toBe("safety/not-found");
    await answer(lead, questionId, "No. Let’s talk.");
    await whileSuspended(other, async () => {
      expect((await bisi.must(report, filing)).receiver).toBe("nobody");
    });
    const { reportId, receiver } = await bisi.must(report, filing);
    expect(receiver).toBe("other_leaders");
    expect((await lead.call(readReport, { params: { reportId } })).status).toBe(404);
    const file = await other.must(readReport, { params: { reportId } });
    expect(file).toMatchObject({
      kind: "question",
      about: { displayName: "Auntie Kemi" },
      evidence: { question: "Is my mother a witch?", answer: "No. Let’s talk.", leader_name: "Auntie Kemi" },
    });
    expect(JSON.stringify(file)).not.toContain(ada.memberId);
  });

  test("SAFE-96 a published question is offered for a report to all members but the leader who answered it", async () => {
    const questionId = await asked(ada, "May I report the answer?");
    await answer(lead, questionId, "Yes.");
    const offered = async (who: Person) =>
      (await who.must(listQuestions, { query: {} })).questions.find((each) => each.questionId === questionId)
        ?.canReport;
    expect([await offered(new Person(server.url)), await offered(lead)]).toEqual([false, false]);
    expect([await offered(ada), await offered(other)]).toEqual([true, true]);
    const filing = { body: { subject: { kind: "question", questionId } as const, reason: "other" as const, note: "" } };
    expect((await lead.call(report, filing)).error?.code).toBe("safety/own-words");
    expect((await ada.call(report, filing)).error).toBeUndefined();
  });

  test("NOTICE-23 the asker’s open screen hears of an answer, without names and words", async () => {
    const questionId = await asked(ada, "Will I be told?");
    const connection = await memberConnection(ada);
    await until(() => connection.room.state !== undefined);
    await answer(mentor, questionId);
    await until(() => connection.messagesOf("notifications").some(({ newest }) => newest !== null));
    const [notice] = await shownTo(ada);
    expect(notice).toMatchObject({
      kind: "question_answered",
      actorId: null,
      actorName: "",
      text: "",
      place: { kind: "own_questions" },
      isRead: false,
    });
  });
});
