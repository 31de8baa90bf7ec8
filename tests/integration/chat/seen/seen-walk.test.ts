import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block, unblock } from "../../../../schema/safety/api.ts";
import { seenAudiences } from "../../../../schema/thread/seen.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../../support/chat/channel.ts";
import { ADULT, type Listener, MINOR, newChatMember } from "../../../support/chat/chat-member.ts";
import { readUpTo, seenBy, sentTo, shownAfter, showTo } from "../../../support/chat/seen-marks.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
let people: ChatMember[];
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "200" });
  const names = [ADULT, ADULT, MINOR, MINOR, undefined];
  people = await Promise.all(names.map((birthDate, at) => newChatMember(server.url, `Ada ${at}`, birthDate)));
  people.push(await newLead(server.url, server.database, "Mama Grace"));
});
afterAll(() => server.stop());

/** The last one only reads along. */
const READERS = 6;
const MEMBERS = 5;

const member = fc.nat(MEMBERS - 1);
const change = fc.oneof(
  fc.record({
    kind: fc.constant("choose" as const),
    who: member,
    audience: fc.constantFrom(...seenAudiences, "everyone"),
  }),
  fc.record({ kind: fc.constantFrom("block" as const, "unblock" as const), who: member, whom: member }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("write" as const), who: member }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("read" as const), who: fc.nat(READERS - 1), upTo: fc.nat(100) }),
  },
);
const round = fc.record({
  changes: fc.array(change, { maxLength: 3 }),
  steps: fc.array(step, { minLength: 6, maxLength: 16 }),
});

async function apply(each: Change): Promise<void> {
  const who = people[each.who] as ChatMember;
  if (each.kind === "choose") return void (await showTo(who, each.audience));
  const whom = people[each.whom] as ChatMember;
  if (who !== whom) await who.call(each.kind === "block" ? block : unblock, { params: { memberId: whom.memberId } });
}

test("THREAD-79 what is sent live and what is loaded agree, whatever members choose, write and read", async () => {
  const [owner, ...rest] = people.slice(0, MEMBERS) as [ChatMember, ...ChatMember[]];
  const threadId = await channelOf(server.database, {
    owner: [owner],
    member: rest,
    safeguarding_lead: people.slice(MEMBERS),
  });
  let written = 0;
  let received = 0;
  for (const { changes, steps } of fc.sample(round, { numRuns: 5, seed: 75 })) {
    for (const each of changes) await apply(each);
    // Every screen is opened anew: what it shows is what it loads and then receives.
    const sockets = await Promise.all(people.map((each) => joinChannelRoom(each, threadId)));
    const loaded = await Promise.all(people.map((each) => seenBy(each, threadId)));
    for (const each of steps) {
      const socket = sockets[each.who] as Listener;
      if (each.kind === "read") await readUpTo(socket, Math.ceil((each.upTo / 100) * written));
      else if ((await socket.say("Good evening")) === "stored") written += 1;
    }
    for (const [at, socket] of sockets.entries()) {
      const listed = () => seenBy(people[at] as ChatMember, threadId);
      await until(async () => same(shownAfter(loaded[at] ?? {}, socket), await listed()));
      received += socket.messagesOf("seen").length;
      expect(Object.keys(sentTo(socket))).not.toContain(people[MEMBERS]?.memberId);
    }
    await Promise.all(sockets.map((socket) => socket.room.leave()));
  }
  // The walk is about marks, so it has some.
  expect([written > 10, received > 10]).toEqual([true, true]);
});

const sorted = (seen: object) => JSON.stringify(Object.entries(seen).sort());
const same = (one: object, other: object) => sorted(one) === sorted(other);
