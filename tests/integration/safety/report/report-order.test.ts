import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REPORTS_PER_PAGE } from "../../../../schema/limits.ts";
import {
  closeReport,
  findNextReport,
  listReports,
  type ReportList,
  type ReportReason,
  readReport,
  takeReport,
} from "../../../../schema/safety/api.ts";
import { newHolder } from "../../../support/account/admins.ts";
import { auditDuring } from "../../../support/audit/audit-rows.ts";
import { type ChatMember, withoutRole } from "../../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";

let server: TestServer;
let reporter: ChatMember;
let bayo: ChatMember;
let chidi: ChatMember;
let lead: ChatMember;
let other: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  [reporter, bayo, chidi] = await Promise.all([
    newChatMember(server.url, "Reporter", ADULT),
    newChatMember(server.url, "Bayo", ADULT),
    newChatMember(server.url, "Chidi", ADULT),
  ]);
  [lead, other] = [
    await newHolder(server, "safeguarding_lead", "Mrs Bello"),
    await newHolder(server, "admin", "Pastor Sam"),
  ];
});
afterAll(() => server.stop());
beforeEach(() => execute("delete from reports"));

const execute = <T extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<T[]>(sql, values);

let sent = 0;
/** A report that is a second newer than the one before it. Without a member it is about nobody. */
async function send(reason: ReportReason, about: ChatMember | null = null, from = reporter): Promise<string> {
  sent += 1;
  const [row] = await execute<{ id: string }>(
    `insert into reports (reporter_id, kind, subject_id, about_id, reason, evidence, created_at)
     values (?, 'profile', gen_random_uuid(), ?, ?, '{}', now() - interval '1 day' + make_interval(secs => ?)) returning id`,
    [from.memberId, about?.memberId ?? null, reason, sent],
  );
  return row?.id ?? "";
}
/** A report that somebody sends right now. */
async function sendNow(reason: ReportReason, about: ChatMember | null = null): Promise<string> {
  const id = await send(reason, about);
  await execute("update reports set created_at = clock_timestamp() where id = ?", [id]);
  return id;
}
async function close(who: ChatMember, reportId: string): Promise<void> {
  await who.must(takeReport, { params: { reportId } });
  await who.must(closeReport, { params: { reportId }, body: { outcome: "Done" } });
}

type Filter = "new" | "open" | "taken" | "closed";
const list = (who: ChatMember, state?: Filter, after?: string | null) =>
  who.must(listReports, { query: { ...(state && { state }), ...(after && { after }) } });
const idsOf = ({ reports }: ReportList) => reports.map(({ reportId }) => reportId);
const idsFor = async (who: ChatMember, state?: Filter) => idsOf(await list(who, state));
const nextOf = async (who: ChatMember, reportId: string, query: { state?: Filter; asOf?: number } = {}) =>
  (await who.must(findNextReport, { params: { reportId }, query })).next;

/** The reports that a guardian comes to, one after the other, from this one on. Each is handled before the next is found. */
async function walk(
  who: ChatMember,
  first: { reportId: string; asOf: number | null },
  handle: (reportId: string) => Promise<void>,
  state?: Filter,
): Promise<string[]> {
  const visited: string[] = [];
  let at: typeof first | null = first;
  while (at !== null) {
    const { reportId, asOf }: typeof first = at;
    visited.push(reportId);
    await handle(reportId);
    at = await nextOf(who, reportId, { ...(state && { state }), ...(asOf !== null && { asOf }) });
  }
  return visited;
}

/** Two members with several reports each, and two reports about nobody. In the order of the list. */
async function fillQueue(): Promise<string[]> {
  const bayoOther = await send("other", bayo);
  const nobodyScam = await send("scam");
  const chidiHate = await send("hate", chidi);
  const chidiOther = await send("other", chidi);
  const bayoSevere = await send("self-harm", bayo);
  const nobodyOther = await send("other");
  const bayoScam = await send("scam", bayo);
  return [bayoSevere, bayoScam, bayoOther, nobodyScam, chidiHate, chidiOther, nobodyOther];
}

describe("the order of the list", () => {
  test("SAFE-35 reports about one member stand where the most urgent of them would stand alone", async () => {
    const order = await fillQueue();
    const { reports } = await list(lead);
    expect(reports.map(({ reportId }) => reportId)).toEqual(order);
    expect(reports.map(({ together }) => together)).toEqual([3, 3, 3, 1, 2, 2, 1]);
  });

  test("SAFE-35 a group of more than a page continues on the next page, whole and before all others", async () => {
    const others = [await send("scam"), await send("other")];
    const group: string[] = [];
    for (let count = 0; count < REPORTS_PER_PAGE + 3; count += 1) group.push(await send("other", bayo));
    const severe = await send("sexual", bayo);
    const first = await list(lead);
    const second = await list(lead, undefined, first.next);
    expect([...idsOf(first), ...idsOf(second)]).toEqual([severe, ...group, ...others]);
    expect(new Set(first.reports.map(({ together }) => together))).toEqual(new Set([group.length + 1]));
  });

  test("SAFE-15 what a guardian does not handle neither counts nor moves a group for them", async () => {
    const aboutBayo = await send("other", bayo);
    const scam = await send("scam");
    const ownReport = await send("self-harm", bayo, lead);
    const aboutLead = [await send("self-harm", lead), await send("other", lead)];
    const forLead = await list(lead);
    expect(forLead.reports.map(({ reportId, together }) => [reportId, together])).toEqual([
      [scam, 1],
      [aboutBayo, 1],
    ]);
    expect(idsOf(await list(other))).toEqual([ownReport, aboutBayo, ...aboutLead, scam]);
    const params = { reportId: ownReport };
    for (const reportId of [ownReport, ...aboutLead]) {
      expect((await lead.call(findNextReport, { params: { reportId }, query: {} })).error?.code).toBe(
        "safety/not-found",
      );
    }
    expect(await nextOf(lead, scam)).toMatchObject({ reportId: aboutBayo });
    expect(await nextOf(lead, aboutBayo)).toBeNull();
    expect(await other.must(readReport, { params })).toMatchObject({ state: "open" });
  });
});

describe("between two pages", () => {
  /** All pages, with this work between the first and the second. */
  async function pagesAround(work: () => Promise<unknown>): Promise<string[]> {
    const first = await list(lead);
    await work();
    const seen = idsOf(first);
    for (let { next } = first; next !== null; ) {
      const page = await list(lead, undefined, next);
      seen.push(...idsOf(page));
      next = page.next;
    }
    return seen;
  }
  const fillPages = async () => {
    const bayoSevere = await send("self-harm", bayo);
    const scams: string[] = [];
    for (let count = 0; count < REPORTS_PER_PAGE; count += 1) scams.push(await send("scam"));
    const bayoOthers = [await send("other", bayo), await send("other", bayo)];
    const chidiOther = await send("other", chidi);
    return { bayoSevere, bayoOthers, scams, chidiOther };
  };

  test("SAFE-35 a closed report moves no group, so that nothing is listed twice or left out", async () => {
    const { bayoSevere, bayoOthers, scams, chidiOther } = await fillPages();
    const seen = await pagesAround(() => close(other, bayoSevere));
    expect(seen).toEqual([bayoSevere, ...bayoOthers, ...scams, chidiOther]);
  });

  test("SAFE-35 a report that was closed is left out of the pages after it", async () => {
    const { bayoSevere, bayoOthers, scams, chidiOther } = await fillPages();
    const seen = await pagesAround(() => close(other, scams.at(-1) ?? ""));
    expect(seen).toEqual([bayoSevere, ...bayoOthers, ...scams.slice(0, -1), chidiOther]);
  });

  test("SAFE-35 a new severe report comes last and moves no group", async () => {
    const { bayoSevere, bayoOthers, scams, chidiOther } = await fillPages();
    let late: string[] = [];
    const seen = await pagesAround(async () => {
      late = [await sendNow("other"), await sendNow("self-harm", chidi)];
    });
    expect(seen).toEqual([bayoSevere, ...bayoOthers, ...scams, chidiOther, ...late]);
    expect((await idsFor(lead)).slice(3, 5)).toEqual([late[1], chidiOther]);
  });
});

describe("new reports", () => {
  test("SAFE-63 are those that nobody handles and this guardian has not opened", async () => {
    const [first, second, third] = [await send("scam"), await send("scam", bayo), await send("other", bayo)];
    expect(await idsFor(lead, "new")).toEqual([first, second, third]);
    await lead.must(readReport, { params: { reportId: third } });
    expect((await list(lead, "new")).reports).toMatchObject([
      { reportId: first, together: 1 },
      { reportId: second, together: 1 },
    ]);
    expect(await idsFor(other, "new")).toEqual([first, second, third]);
    await other.must(takeReport, { params: { reportId: first } });
    expect([await idsFor(lead, "new"), await idsFor(other, "new")]).toEqual([[second], [second, third]]);
    expect(await idsFor(lead, "open")).toEqual([second, third]);
    expect(await idsFor(lead)).toEqual([first, second, third]);
  });

  test("SAFE-49 SAFE-63 include the report of an owner who left", async () => {
    const former = await newHolder(server, "safeguarding_lead", "Former");
    const reportId = await send("scam");
    await former.must(takeReport, { params: { reportId } });
    expect(await idsFor(lead, "new")).toEqual([]);
    await withoutRole(server.database, former);
    expect(await idsFor(lead, "new")).toEqual([reportId]);
  });
});

describe("the next report", () => {
  const startOf = async (state?: Filter) => {
    const { reports, asOf } = await list(lead, state);
    return { reportId: reports[0]?.reportId ?? "", asOf };
  };

  test("SAFE-35 leads through the whole list in its order while each report is closed", async () => {
    const order = await fillQueue();
    expect(await walk(lead, await startOf(), (reportId) => close(lead, reportId))).toEqual(order);
  });

  test("SAFE-63 leads through new reports although opening one takes it off that list", async () => {
    const order = await fillQueue();
    const open = async (reportId: string) => void (await lead.must(readReport, { params: { reportId } }));
    expect(await walk(lead, await startOf("new"), open, "new")).toEqual(order);
    expect(await idsFor(lead, "new")).toEqual([]);
  });

  test("SAFE-35 skips what others closed, and comes last to what was sent meanwhile", async () => {
    const order = await fillQueue();
    const late: string[] = [];
    const visited = await walk(lead, await startOf(), async (reportId) => {
      if (reportId === order[0]) {
        await close(other, order[1] ?? "");
        await close(other, order[3] ?? "");
        late.push(await sendNow("self-harm", chidi));
      }
      await close(lead, reportId);
    });
    expect(visited).toEqual([...order.filter((_, at) => at !== 1 && at !== 3), ...late]);
  });

  test("SAFE-35 two guardians who start together and skip what the other took handle each report once", async () => {
    const order = await fillQueue();
    const [leadStart, otherStart] = [await startOf("new"), await startOf("new")];
    const handled: string[] = [];
    const handle = (who: ChatMember) => async (reportId: string) => {
      const { error } = await who.call(takeReport, { params: { reportId } });
      if (error) return;
      handled.push(reportId);
      await who.must(closeReport, { params: { reportId }, body: { outcome: "Done" } });
    };
    await Promise.all([walk(lead, leadStart, handle(lead), "new"), walk(other, otherStart, handle(other), "new")]);
    expect(handled.sort()).toEqual([...order].sort());
  });

  test("SAFE-35 is found from a report that was opened without the list, also after it was closed", async () => {
    const order = await fillQueue();
    expect(await nextOf(lead, order[2] ?? "")).toMatchObject({ reportId: order[3] });
    await close(lead, order[0] ?? "");
    const start = { reportId: order[0] ?? "", asOf: null };
    const visited = await walk(lead, start, async (reportId) => {
      if (reportId !== order[0]) await close(lead, reportId);
    });
    expect(visited).toEqual(order);
  });

  test("SAFE-35 of a closed report in the list of closed ones is the one before it", async () => {
    const [first, second, third] = [await send("scam"), await send("other"), await send("self-harm")];
    await close(lead, first);
    await close(lead, third);
    const query = { state: "closed" } as const;
    expect(await nextOf(lead, third, query)).toEqual({ reportId: first, asOf: null });
    expect(await nextOf(lead, first, query)).toBeNull();
    expect(await nextOf(lead, third)).toMatchObject({ reportId: second });
  });

  test("SAFE-17 records nothing by itself, because it shows nothing of a report", async () => {
    const [first] = await fillQueue();
    expect(await auditDuring(server.database, () => nextOf(lead, first ?? ""))).toEqual([]);
  });
});
