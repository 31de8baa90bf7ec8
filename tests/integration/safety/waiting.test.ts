import { afterAll, beforeAll, expect, test } from "vitest";
import { listConfessions, sendConfession } from "../../../schema/engagement/confession-api.ts";
import { askForPod, listPodRequests } from "../../../schema/engagement/pod-api.ts";
import { askQuestion, listAskedQuestions } from "../../../schema/engagement/question-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { listReports, report } from "../../../schema/safety/api.ts";
import { listNewcomers } from "../../../schema/safety/newcomer-api.ts";
import { countWaiting } from "../../../schema/safety/waiting-api.ts";
import { listRequests } from "../../../schema/site/admin-api.ts";
import { askAsParent } from "../../../schema/site/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("INBOX-10 each number is that of the list to which it leads, and counting is not recorded", async () => {
  const admin = await newHolder(server, "admin", "Grace Okafor");
  expect(Object.values(await admin.must(countWaiting)).every((count) => count === 0)).toBe(true);
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  await (await newChatMember(server.url, "Chidi")).must(saveBirthDate, { body: { birth_date: MINOR } });
  await ada.must(askQuestion, { body: { text: "May I doubt?" } });
  await admin.must(askQuestion, { body: { text: "My own does not wait for me." } });
  await ada.must(askForPod, { body: { topic: "faith", message: "I would like to talk." } });
  const bisi = await newChatMember(server.url, "Bisi Bello", ADULT);
  for (const memberId of [bisi.memberId, admin.memberId]) {
    await ada.must(report, { body: { subject: { kind: "profile", memberId }, reason: "scam" } });
  }
  const asked = { ask: "see_data", childName: "Chidi", name: "Mama Chidi", email: "mama@example.org" } as const;
  await new Person(server.url).must(askAsParent, { body: asked });
  await ada.must(sendConfession, { body: { requestId: newRequestId(), text: "I have lied." } });

  let counts: Awaited<ReturnType<typeof admin.must<typeof countWaiting>>> | undefined;
  const rows = await auditDuring(server.database, async () => {
    counts = await admin.must(countWaiting);
  });
  expect(rows).toEqual([]);
  expect(counts).toEqual({
    reports: (await admin.must(listReports, { query: {} })).reports.length,
    flagged: 0,
    confessions: (await admin.must(listConfessions, { query: {} } as never)).total,
    questions: (await admin.must(listAskedQuestions, { query: {} } as never)).total,
    pods: (await admin.must(listPodRequests)).total,
    newcomers: (await admin.must(listNewcomers, { query: {} } as never)).total,
    parents: (await admin.must(listRequests, { query: { kind: "parent" } } as never)).total,
  });
  expect(counts).toMatchObject({ reports: 1, confessions: 1, questions: 1, pods: 1, newcomers: 1, parents: 1 });
});
