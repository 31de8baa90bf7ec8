import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, signIn } from "../../../schema/account/api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { uploadPhoto } from "../../../schema/profile/photo-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { busyMember } from "../../support/account/erased-member.ts";
import { outboxMails, unwrapped } from "../../support/account/outbox.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { create, newMemberWithRole, readManaged } from "../../support/event/managed-event.ts";
import { photoWithPlace } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { columnsWith } from "../../support/server/table-search.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors" }, { jobPollSeconds: 1 });
});
afterAll(() => server.stop());

const leave = (person: Person, password = TEST_PASSWORD) => person.call(deleteAccount, { body: { password } });
const isGone = (person: Person) => async () => {
  const rows = await server.database.fork().execute("select from users where id = ?", [person.me?.memberId]);
  return rows.length === 0;
};

test("ERASE-7 ERASE-10 ERASE-11 ERASE-13 who deletes their account leaves nothing behind, and gets a mail", async () => {
  const { ada, email, sockets } = await busyMember(server);
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(await photoWithPlace())], "me.jpg", { type: "image/jpeg" }));
  const { photo } = await ada.must(uploadPhoto, { body });
  await saveForm(ada, { avatar: photo, phone: "0706 555 4321", date_of_birth: null });

  expect((await leave(ada, "wrong")).error?.fields).toEqual({
    password: "That’s not your password. Please try again.",
  });
  expect((await ada.must(readSession)).me?.email).toBe(email);
  expect((await leave(ada)).body).toEqual({ done: true });
  await Promise.all(sockets.map(({ closed }) => closed));
  expect((await ada.must(readSession)).me).toBeNull();

  await until(isGone(ada));
  await until(() => outboxMails(server, email).some((mail) => mail.includes("is deleted")));
  for (const trace of ["nwosu", "adaeze", email.toLowerCase(), "8031234567", "7065554321"]) {
    expect(await columnsWith(server.database, trace), trace).toEqual([]);
  }
  expect(readdirSync(join(server.dataDir, "files", "photo"))).toEqual([]);
  expect(unwrapped(outboxMails(server, email).join())).toContain("Your name, your email address");
  const { error } = await ada.call(signIn, { body: { email, password: TEST_PASSWORD } });
  expect(error?.code).toBe("account/wrong-credentials");
});

test.each([
  ["admin", "erasure/last-admin"],
  ["safeguarding_lead", "erasure/last-lead"],
] as const)(
  "ERASE-12 the only %s cannot delete their account, and of two who do it at once one stays",
  async (role, code) => {
    await server.database.fork().execute("delete from user_roles where role = ?", [role]);
    const only = await newMemberWithRole(server, role);
    expect((await leave(only)).error?.code).toBe(code);
    const second = await newMember(server.url);
    await giveRole(server.database.fork(), second.me?.email ?? "", role);
    const replies = await Promise.all([leave(only), leave(second)]);
    expect(replies.map(({ error }) => error?.code ?? "done").sort()).toEqual(["done", code].sort());
    // The next test deletes roles, and the erasure too.
    await until(async () => (await Promise.all([only, second].map((person) => isGone(person)()))).includes(true));
  },
);

test("ERASE-12 who becomes the only admin while deleting their account keeps it", async () => {
  await server.database.fork().execute("delete from user_roles where role = 'admin'");
  const member = await newMember(server.url);
  let leaving: ReturnType<typeof leave> | undefined;
  await server.database.fork().transactional(async (tx) => {
    await tx.execute("select from users where id = ? for update", [member.me?.memberId]);
    await tx.execute("insert into user_roles (user_id, role) values (?, 'admin')", [member.me?.memberId]);
    leaving = leave(member);
    await lockWaited(server.database);
  });
  expect((await leaving)?.error?.code).toBe("erasure/last-admin");
  expect((await member.must(readSession)).me?.roles).toEqual(["admin"]);
});

test("ERASE-14 the events of a member who leaves stay with the admins", async () => {
  const admin = await newMemberWithRole(server, "admin");
  const mentor = await newMemberWithRole(server, "mentor");
  const { eventId } = await create(mentor);
  await leave(mentor);
  await until(isGone(mentor));
  expect((await readManaged(admin, eventId)).status).toBe(200);
});
