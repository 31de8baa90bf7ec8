import { beforeAll, describe, expect, test } from "vitest";
import { listChannels } from "../../../schema/channel/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { Person } from "../../support/account/people.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { leadBesideAdmin } from "../../support/safety/words-outcome/lead-beside-admin.ts";
import { loneLead } from "../../support/safety/words-outcome/lone-lead.ts";
import { noLead } from "../../support/safety/words-outcome/no-lead.ts";
import { oneLead } from "../../support/safety/words-outcome/one-lead.ts";
import { expectedOutcomes } from "../../support/safety/words-outcome/route-outcomes.ts";
import { twoLeads } from "../../support/safety/words-outcome/two-leads.ts";
import { type Route, type RouteName, wordsRoutes } from "../../support/safety/words-routes.ts";
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
interface Outcome {
  readonly route: RouteName;
  readonly from: Kind;
  readonly to: Kind;
  /** What the server did with each request, and whether the words arrived. */
  readonly steps: string;
  readonly hasArrived: boolean;
  readonly isSupervised: boolean;
}

const states = [
  { state: "there is no lead", expected: noLead, guardians: [], parties: [] },
  { state: "there is one lead", expected: oneLead, guardians: ["lead"], parties: outsiders },
  { state: "the only lead is a party, without admin", expected: loneLead, guardians: [], parties: ["lead"] },
  {
    state: "the only lead is a party beside an admin",
    expected: leadBesideAdmin,
    guardians: [],
    parties: ["lead", "admin"],
  },
  { state: "there are two leads", expected: twoLeads, guardians: ["lead"], parties: ["lead", "admin"] },
] as const;

describe.each(states)("words to one person or a few, if $state", ({ expected, guardians, parties }) => {
  let outcomes: Outcome[];
  beforeAll(async () => {
    const server = await bootServer();
    try {
      outcomes = await walk(server, guardians, parties);
    } finally {
      await server.stop();
    }
  });

  test("SAFE-86 none reach a minor or a member of unknown age from an adult without someone who reads along", () => {
    const deliveries = outcomes.filter(({ hasArrived }) => hasArrived);
    const unsupervised = deliveries.filter(
      ({ isSupervised, from, to, route }) => !isSupervised && isMixed(from, to, route),
    );
    expect(unsupervised).toEqual([]);
    expect(deliveries.filter(({ from }) => isOutsider({ kind: from }))).toEqual([]);
    // Otherwise the test would show nothing.
    const reached = new Set(deliveries.map(({ route }) => route));
    expect([...reached].toSorted()).toEqual([...expectedRoutes(guardians, parties)].toSorted());
  });

  test("SAFE-86 each is refused by the first rule that forbids it, or supervised where that is due", () => {
    const unexpected = outcomes.filter((each) => !expectedOutcomes(expected, each).includes(each.steps));
    // One text, so that the message says which they are.
    expect(unexpected.map(({ route, from, to, steps }) => `${route}, ${from} → ${to}: ${steps}`).join("\n")).toBe("");
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
    ...["a message in a new conversation", "a message", "a message in a channel"],
    ...["a message in the reader’s channel", "a message in the reader’s earlier channel"],
    ...["a message from before an invitation", "a message after an earlier invitation", "an invitation"],
    ...["an invitation into an earlier channel", "the name of a pod"],
    ...(leaders > 0 ? ["the note of a declined question", "the reply to a declined request"] : []),
    ...(leaders > 1 ? ["an answer to a confession"] : []),
  ];
}

/** Routes on which the reader does nothing, so that one who is suspended can be tried. */
const withoutReader: ReadonlySet<string> = new Set<RouteName>([
  ...(["a message in a new conversation", "a message", "a message in a channel"] as const),
  ...(["an invitation", "an invitation into an earlier channel"] as const),
]);

/** Adults and minors among themselves need nobody who reads along; one such pair shows that words arrive at all. */
const isTried = (route: string, from: Kind, to: Kind): boolean => {
  if (to === "suspended") return (from === "adult" || from === "minor") && withoutReader.has(route);
  if (isOutsider({ kind: from }) || route === "an answer to a confession") return to === "minor";
  return isMixed(from, to, route) || from === "mentor";
};

async function walk(
  server: TestServer,
  guardianKinds: readonly Kind[],
  partyKinds: readonly Kind[],
): Promise<Outcome[]> {
  const take = (kinds: readonly Kind[], name: string) => Promise.all(kinds.map((kind) => newcomer(server, kind, name)));
  const guardians = await take(guardianKinds, "Guardian");
  const writers = await take([...members, ...partyKinds], "Writer");
  const hasOutsiders = partyKinds.some((kind) => isOutsider({ kind }));
  const readers = await take(
    ["unknown", "minor", "adult", ...(hasOutsiders ? (["suspended"] as const) : [])],
    "Reader",
  );
  const lead = writers.find(({ kind }) => kind === "lead");
  if (hasOutsiders) await shutOut(server, writers, readers);
  const everyone = [...guardians, ...writers.filter(({ kind }) => kind === "lead" || kind === "admin")];
  const found = await Promise.all(
    [...readers, ...(lead ? [lead] : [])].map(async (reader) => {
      const outcomes: Outcome[] = [];
      for (const writer of writers) {
        for (const [name, route] of Object.entries(wordsRoutes) as [RouteName, Route][]) {
          if (writer.person === reader.person || !isTried(name, writer.kind, reader.kind)) continue;
          outcomes.push(await attempt(server, [name, route], [writer, reader], everyone));
        }
      }
      return outcomes;
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
  const idOf = (kind: Kind, among = writers) => among.find((each) => each.kind === kind)?.person.memberId ?? "";
  const em = server.database.fork();
  await em.execute("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [idOf("muted")]);
  for (const { person } of readers) await person.must(block, { params: { memberId: idOf("blocked") } });
  const ids = [idOf("suspended"), idOf("suspended", readers)];
  await em.execute("update users set suspended_at = now() where id in (?)", [ids]);
  const suspended = writers.find(({ kind }) => kind === "suspended");
  expect((await suspended?.person.call(listChannels))?.error?.code).toBe("account/not-signed-in");
}

let count = 0;

async function attempt(
  server: TestServer,
  [name, route]: readonly [RouteName, Route],
  [writer, reader]: readonly [Participant, Participant],
  everyone: readonly Participant[],
): Promise<Outcome> {
  count += 1;
  const text = `river ${count.toString(36)} bank`;
  const steps: string[] = [];
  const threadIds = new Set<string>();
  const places = await route({ server, writer: writer.person, reader: reader.person, text, steps, threadIds });
  const hasArrived = await places.arrived();
  const others = everyone.filter(({ person }) => person !== writer.person && person !== reader.person);
  const read = hasArrived ? await Promise.all(others.map(({ person }) => places.isReadBy(person))) : [];
  // Nobody reaches the number of channels that one member may own.
  if (threadIds.size > 0) {
    const sql = "delete from threads where kind = 'channel' and id in (?)";
    await server.database.fork().execute(sql, [[...threadIds]]);
  }
  return {
    route: name,
    from: writer.kind,
    to: reader.kind,
    steps: [...steps, ...(hasArrived ? ["arrives"] : [])].join(", "),
    hasArrived,
    isSupervised: read.includes(true),
  };
}
