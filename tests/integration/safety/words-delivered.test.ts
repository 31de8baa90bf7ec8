import { describe, expect, test } from "vitest";
import { listChannels } from "../../../schema/channel/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { Person } from "../../support/account/people.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { type Route, wordsRoutes } from "../../support/safety/words-routes.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const outsiders = ["visitor", "muted", "suspended", "blocked"] as const;
const members = ["unknown", "declared", "minor", "adult", "mentor"] as const;
type Kind = (typeof outsiders)[number] | (typeof members)[number] | "lead" | "admin";
const roles: Partial<Record<Kind, "mentor" | "safeguarding_lead" | "admin">> = {
  mentor: "mentor",
  muted: "mentor",
  suspended: "mentor",
  blocked: "mentor",
  lead: "safeguarding_lead",
  admin: "admin",
};
const ages = { minor: "minor", unknown: "unknown", declared: "unknown", visitor: "unknown" } as const;
const ageOf = (kind: Kind): string => (ages as Partial<Record<Kind, string>>)[kind] ?? "adult";

/** Whose words reach nobody. */
const isOutsider = ({ kind }: { kind: Kind }): boolean => (outsiders as readonly Kind[]).includes(kind);

interface Participant {
  readonly kind: Kind;
  readonly person: ChatMember;
}
interface Delivery {
  readonly route: string;
  readonly from: Kind;
  readonly to: Kind;
  readonly isSupervised: boolean;
}

const states = [
  { state: "there is no lead", guardians: [], parties: [] },
  { state: "there is one lead", guardians: ["lead"], parties: outsiders },
  { state: "the only lead is a party, without admin", guardians: [], parties: ["lead"] },
  { state: "the only lead is a party beside an admin", guardians: [], parties: ["lead", "admin"] },
  { state: "there are two leads", guardians: ["lead"], parties: ["lead", "admin"] },
] as const;

describe.each(states)("words to one person or a few, if $state", ({ guardians, parties }) => {
  test("SAFE-86 none reach a minor or a member of unknown age from an adult without someone who reads along", async () => {
    const server = await bootServer();
    try {
      const deliveries = await deliver(server, guardians, parties);
      const unsupervised = deliveries.filter(
        ({ isSupervised, from, to, route }) => !isSupervised && isMixed(from, to, route),
      );
      expect(unsupervised).toEqual([]);
      expect(deliveries.filter(({ from }) => isOutsider({ kind: from }))).toEqual([]);
      // Otherwise the test would show nothing.
      const reached = new Set(deliveries.map(({ route }) => route));
      expect([...reached].toSorted()).toEqual([...expectedRoutes(guardians, parties)].toSorted());
    } finally {
      await server.stop();
    }
  });
});

/** An answer to a confession reaches somebody unknown. */
function isMixed(from: Kind, to: Kind, route: string): boolean {
  const other = route === "an answer to a confession" ? "unknown" : ageOf(to);
  return other === "unknown" || ageOf(from) === "unknown" || ageOf(from) !== other;
}

/** The routes by which something arrives. Words that decline need somebody who reads along, whatever the ages. */
function expectedRoutes(guardians: readonly Kind[], parties: readonly Kind[]): string[] {
  const leaders = [...guardians, ...parties].filter((kind) => kind === "lead" || kind === "admin").length;
  return [
    ...["a message", "a message in a channel", "a message in the reader’s channel"],
    ...["a message from before an invitation", "an invitation", "an invitation into an earlier channel"],
    "the name of a pod",
    ...(leaders > 0 ? ["the note of a declined question", "the reply to a declined request"] : []),
    ...(leaders > 1 ? ["an answer to a confession"] : []),
  ];
}

/** Adults and minors among themselves need nobody who reads along; one such pair shows that words arrive at all. */
const isTried = (route: string, from: Kind, to: Kind): boolean => {
  if (isOutsider({ kind: from }) || route === "an answer to a confession") return to === "minor";
  return isMixed(from, to, route) || from === "mentor";
};

async function deliver(
  server: TestServer,
  guardianKinds: readonly Kind[],
  partyKinds: readonly Kind[],
): Promise<Delivery[]> {
  const take = (kinds: readonly Kind[], name: string) => Promise.all(kinds.map((kind) => newcomer(server, kind, name)));
  const guardians = await take(guardianKinds, "Guardian");
  const writers = await take([...members, ...partyKinds], "Writer");
  const readers = await take(["unknown", "minor", "adult"], "Reader");
  const lead = writers.find(({ kind }) => kind === "lead");
  if (writers.some(isOutsider)) await shutOut(server, writers, readers);
  const everyone = [...guardians, ...writers.filter(({ kind }) => kind === "lead" || kind === "admin")];
  const found = await Promise.all(
    [...readers, ...(lead ? [lead] : [])].map(async (reader) => {
      const deliveries: Delivery[] = [];
      for (const writer of writers) {
        for (const [name, route] of Object.entries(wordsRoutes)) {
          if (writer.person === reader.person || !isTried(name, writer.kind, reader.kind)) continue;
          const delivery = await attempt(server, [name, route], [writer, reader], everyone);
          if (delivery) deliveries.push(delivery);
        }
      }
      return deliveries;
    }),
  );
  return found.flat();
}

async function newcomer(server: TestServer, kind: Kind, name: string): Promise<Participant> {
  const fullName = `${name} ${kind}`;
  const role = roles[kind];
  if (role) return { kind, person: await newHolder(server, role, fullName) };
  if (kind === "visitor") return { kind, person: Object.assign(new Person(server.url), { memberId: "" }) };
  const person = await newChatMember(server.url, fullName, { adult: ADULT, minor: MINOR }[kind as string]);
  if (kind === "declared") await person.must(saveBirthDate, { body: { birth_date: ADULT } });
  return { kind, person };
}

/** Mutes, suspends and blocks those who are named after it. */
async function shutOut(
  server: TestServer,
  writers: readonly Participant[],
  readers: readonly Participant[],
): Promise<void> {
  const idOf = (kind: Kind) => writers.find((each) => each.kind === kind)?.person.memberId ?? "";
  const em = server.database.fork();
  await em.execute("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [idOf("muted")]);
  await em.execute("update users set suspended_at = now() where id = ?", [idOf("suspended")]);
  const suspended = writers.find(({ kind }) => kind === "suspended");
  expect((await suspended?.person.call(listChannels))?.error?.code).toBe("account/not-signed-in");
  for (const { person } of readers) await person.must(block, { params: { memberId: idOf("blocked") } });
}

let count = 0;

/** Undefined if the words do not arrive. */
async function attempt(
  server: TestServer,
  [name, route]: readonly [string, Route],
  [writer, reader]: readonly [Participant, Participant],
  everyone: readonly Participant[],
): Promise<Delivery | undefined> {
  count += 1;
  const text = `river ${count.toString(36)} bank`;
  const places = await route({ server, writer: writer.person, reader: reader.person, text });
  if (!(await places.arrived())) return undefined;
  const others = everyone.filter(({ person }) => person !== writer.person && person !== reader.person);
  const read = await Promise.all(others.map(({ person }) => places.isReadBy(person)));
  return { route: name, from: writer.kind, to: reader.kind, isSupervised: read.includes(true) };
}
