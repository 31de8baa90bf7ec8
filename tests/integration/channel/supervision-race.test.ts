import { afterAll, beforeAll, expect, test } from "vitest";
import { createChannel } from "../../../schema/channel/api.ts";
import { CHANNELS_OWNED_MAX } from "../../../schema/limits.ts";
import { supervise } from "../../../server/channel/channel-supervision.ts";
import { newHolder } from "../../support/account/admins.ts";
import { channelOf, newLead } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("CHANNEL-15 a lead and an admin who each supervise the other’s new channel create theirs at once", async () => {
  const people = [
    await newHolder(server, "safeguarding_lead", "Mama Grace"),
    await newHolder(server, "admin", "Pastor Sam"),
  ];
  for (let round = 1; round <= CHANNELS_OWNED_MAX; round += 1) {
    const body = { name: `Choir ${round}`, description: "", is_private: false };
    const created = await Promise.all(people.map((person) => person.call(createChannel, { body })));
    expect(created.map(({ error }) => error?.code ?? "done")).toEqual(["done", "done"]);
  }
});

test("CHANNEL-5 of two who need a supervisor at once, one adds a lead and the other nobody", async () => {
  const { database, url } = server;
  const policy = { isOpenToAll: false, today: () => "2026-11-20" };
  const member = await newChatMember(url, "Dayo", ADULT);
  const channelId = await channelOf(database, { owner: [member] });
  const [busy] = [await newLead(url, database, "Mama Grace"), await newLead(url, database, "Uncle Femi")];
  const add = () => database.transaction((tx) => supervise(tx, policy, channelId));

  let second: ReturnType<typeof add> | undefined;
  const first = await database.transaction(async (tx) => {
    const code = await supervise(tx, policy, channelId);
    // Now the other lead supervises fewer threads, and would be chosen.
    await channelOf(database, { owner: [member], safeguarding_lead: [busy] });
    second = add();
    await lockWaited(database);
    return code;
  });
  expect([first, await second]).toEqual(["channel/now-supervised", "channel/now-supervised"]);
  const leads = "select user_id from thread_members where thread_id = ? and role = 'safeguarding_lead'";
  expect(await database.fork().execute(leads, [channelId])).toEqual([{ user_id: busy.memberId }]);
});
