import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { readSession } from "../../../schema/account/api.ts";
import { reportCrash } from "../../../schema/crash/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { joinConversation } from "../../support/chat/chat-member.ts";
import { openGameRoom, rejoin, type SeatedPlayer } from "../../support/game/player.ts";
import { METRICS_TOKEN, readMetrics, type Scrape, scrape } from "../../support/monitoring/scrape.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await testPort();
  server = await bootServer({ METRICS_TOKEN, METRICS_PORT: String(metricsPort) });
});
afterAll(() => server.stop());

const { pair } = chatFixture(() => server);
const metricsNow = (): Promise<Scrape> => scrape(server.url);
/** Waits for a scrape with this value. */
const untilMetric = (holds: (now: Scrape) => boolean) => until(async () => holds(await metricsNow()));

test("MONITORING-1 without the token there are no metrics", async () => {
  for (const authorization of [undefined, METRICS_TOKEN, "Bearer another-token-than-this", `bearer ${METRICS_TOKEN}`]) {
    const response = await fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.text()).not.toContain("lampstand_");
  }
});

test("MONITORING-9 without a contact there is no security.txt", async () => {
  const response = await fetch(`${server.url}/.well-known/security.txt`);
  expect(response.status).toBe(404);
});

test("MONITORING-2 the port for metrics needs no token, and has nothing else", async () => {
  const at = (path: string) => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  const response = await at("/metrics");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=/);
  expect(readMetrics(await response.text()).valueOf("lampstand_info")).toBe(1);
  for (const path of ["/", "/api/health", "/metrics/"]) expect((await at(path)).status).toBe(404);
});

test("MONITORING-4 random paths, methods and queries of strangers add no series", async () => {
  const send = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request({ port: server.port, method, path, headers: { Origin: server.url } }, (response) => {
        response.resume().once("end", resolve);
      });
      sent.once("error", reject).end();
    });
  const paths = (seed: number) => [
    `/x${seed}`,
    `/api/x${seed}`,
    `/assets/x${seed}.js`,
    `/api/events/x${seed}?q=${seed}`,
  ];
  const round = async (seed: number) => {
    for (const path of paths(seed)) for (const method of ["GET", "DELETE", "PROPFIND"]) await send(method, path);
  };
  await round(0);
  // A scrape is counted once it has been answered.
  await metricsNow();
  const before = await metricsNow();
  for (let seed = 1; seed <= 20; seed += 1) await round(seed);
  const after = await metricsNow();
  const seriesOf = ({ samples }: Scrape) => samples.filter(({ name }) => name.startsWith("lampstand_request_")).length;
  expect(seriesOf(after)).toBe(seriesOf(before));
  const unknown = (now: Scrape) => now.valueOf("lampstand_request_seconds_count", { endpoint: "unknown" }) ?? 0;
  expect(unknown(after) - unknown(before)).toBeGreaterThanOrEqual(20);
});

test("a request counts by its declaration and the class of its status", async () => {
  const count = (now: Scrape, status: string) =>
    now.valueOf("lampstand_request_seconds_count", { endpoint: "GET /api/account/session", status }) ?? 0;
  const before = count(await metricsNow(), "2xx");
  await new Person(server.url).must(readSession);
  await untilMetric((now) => count(now, "2xx") === before + 1);
});

test("rooms, members, seats and those who come back are counted by the type of room", async () => {
  const before = await metricsNow();
  const [host, guest] = (await openGameRoom(server.url, 2, { game: "trivia" })) as [SeatedPlayer, SeatedPlayer];
  const added = (now: Scrape, name: string, labels = {}) =>
    (now.valueOf(name, labels) ?? 0) - (before.valueOf(name, labels) ?? 0);
  const trivia = { room: "trivia" };
  await untilMetric((now) => added(now, "lampstand_rooms", trivia) === 1);
  const open = await metricsNow();
  expect(added(open, "lampstand_room_sockets", trivia)).toBe(2);
  expect(added(open, "lampstand_members_connected")).toBe(2);
  expect(added(open, "lampstand_room_joins_total", { ...trivia, kind: "first" })).toBe(2);
  expect(added(open, "lampstand_frames_sent_total")).toBeGreaterThan(0);
  await rejoin(guest);
  await untilMetric((now) => added(now, "lampstand_room_joins_total", { ...trivia, kind: "again" }) === 1);
  for (const { room } of [host, guest]) await room.leave();
});

test("messages count as done, and those that break a rule as refused", async () => {
  const { ada, conversationId } = await pair();
  const phone = await joinConversation(ada, conversationId);
  const sent = (now: Scrape, outcome: string) =>
    now.valueOf("lampstand_room_requests_total", { room: "chat", request: "send", outcome }) ?? 0;
  const before = await metricsNow();
  expect(await phone.say("Peace be with you")).toBe("stored");
  expect(await phone.say(" ")).toBe("thread/blank");
  await untilMetric((now) => sent(now, "done") === sent(before, "done") + 1);
  await untilMetric((now) => sent(now, "refused") === sent(before, "refused") + 1);
  expect(sent(await metricsNow(), "failed")).toBe(sent(before, "failed"));
  await phone.room.leave();
});

test("queues, mails, crashes, pools and the disk are measured", async () => {
  await newMember(server.url);
  const crash = { message: "TypeError", stack: "", release: "index-a1b2c3d.js", route: "/" };
  await new Person(server.url).must(reportCrash, { body: crash });
  await untilMetric((now) => (now.valueOf("lampstand_mails_total", { outcome: "saved" }) ?? 0) > 0);
  const now = await metricsNow();
  expect(now.valueOf("lampstand_job_runs_total", { queue: "mail/send", outcome: "completed" })).toBeGreaterThan(0);
  expect(now.valueOf("lampstand_jobs_waiting", { queue: "mail/send" })).toBe(0);
  expect(now.valueOf("lampstand_client_crashes_total")).toBe(1);
  expect(now.valueOf("lampstand_database_up")).toBe(1);
  for (const pool of ["records", "prepared", "accounts"]) {
    expect(now.valueOf("lampstand_database_connections", { pool })).toBeLessThanOrEqual(10);
    expect(now.valueOf("lampstand_database_waiting", { pool })).toBe(0);
  }
  expect(now.valueOf("lampstand_disk_free_bytes")).toBeGreaterThan(0);
  expect(now.valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

test("a job that failed ages from when it was stored, and one with a delay from when it is over", async () => {
  const store = (name: string, state: string, retries: number, created: string, start: string) =>
    server.database.fork().execute(
      `insert into pgboss.job (name, data, state, retry_count, created_on, start_after)
        values (?, '{}', ?::pgboss.job_state, ?, now() - ?::interval, now() + ?::interval)`,
      [name, state, retries, created, start],
    );
  const [failing, delayed] = ["audit/delete-old", "post/clear-deleted"];
  await store(failing, "retry", 3, "50 minutes", "10 minutes");
  await store(delayed, "created", 0, "50 minutes", "10 minutes");
  const oldest = (now: Scrape, queue: string) =>
    Math.round((now.valueOf("lampstand_jobs_oldest_seconds", { queue }) ?? 0) / 60);
  await untilMetric((now) => oldest(now, failing) === 50);
  const now = await metricsNow();
  expect(oldest(now, delayed)).toBe(0);
  expect(now.valueOf("lampstand_jobs_waiting", { queue: failing })).toBe(1);
  expect(now.valueOf("lampstand_jobs_waiting", { queue: delayed })).toBe(0);
});

test("the age of the last backup that did not fail is shown once one is recorded", async () => {
  const execute = (sql: string) => server.database.fork().execute(sql);
  expect((await metricsNow()).valueOf("lampstand_backup_age_seconds")).toBeUndefined();
  await execute(`create table if not exists backups (archive text, is_nightly boolean, started_at timestamptz,
    ended_at timestamptz, bytes bigint, sha256 text, fault text)`);
  const record = (ended: string, outcome: string) =>
    execute(`insert into backups (archive, is_nightly, started_at, ended_at, bytes, sha256, fault)
      values ('a', true, now() - interval '3 days', now() - interval '${ended}', ${outcome})`);
  await record("2 days", "1, 'a', null");
  await record("1 hour", "1, 'a', null");
  await record("1 minute", "null, null, 'the disk is full'");
  await untilMetric((now) => Math.round((now.valueOf("lampstand_backup_age_seconds") ?? 0) / 60) === 60);
});

test("MONITORING-3 nothing of a member is in the metrics", async () => {
  const { ada, conversationId } = await pair();
  const table = await openGameRoom(server.url, 2, { game: "word_battle", roomName: "Secret supper" });
  const { text } = await metricsNow();
  const ids = table.flatMap(({ person, seat, room }) => [
    person.me?.memberId,
    person.me?.email,
    seat.roomId,
    room.state.roomCode,
  ]);
  const personal = ["Ada", "Tunde", "Secret", "@", "127.0.0.1", conversationId, ada.memberId, ada.cookie, ...ids];
  expect(personal.filter((each) => each !== undefined && text.includes(each))).toEqual([]);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const { room } of table) await room.leave();
});

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

const alerts = (
  parse(readFileSync("deploy/prometheus/alerts.yml", "utf8")) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);
const dashboard = readFileSync("deploy/grafana/lampstand.json", "utf8");
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...[...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, expr = '""']) => JSON.parse(expr) as string),
];

/** The metrics that an expression names, each with the labels that it selects. */
const selectorsIn = (expression: string) =>
  [...expression.matchAll(/\b((?:lampstand|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g)].map(
    ([, name = "", labels = ""]) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*(?:=|!=)/g)].map(([, label = ""]) => label),
    }),
  );

test("MONITORING-13 every metric and label of the dashboard and the alerts exists on a server", async () => {
  const { names, samples } = await metricsNow();
  const selectors = expressions.flatMap(selectorsIn);
  expect(selectors.length).toBeGreaterThanOrEqual(expressions.length);
  const added = ["job", "instance"];
  const unknown = selectors.filter(({ name }) => name !== "up" && !names.has(name));
  expect(unknown).toEqual([]);
  for (const { name, labels } of selectors) {
    const [sample] = samples.filter((each) => each.name === name);
    if (sample) expect([...added, ...Object.keys(sample.labels)], name).toEqual(expect.arrayContaining(labels));
  }
});

test("MONITORING-13 every alert has a section in the runbook, and every section an alert", () => {
  const runbook = readFileSync("docs/monitoring.md", "utf8");
  const sections = runbook.split(/^### /m).filter((section) => section.startsWith("Lampstand"));
  expect(sections.map((section) => section.split("\n")[0])).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook).toBe(`docs/monitoring.md#${alert.toLowerCase()}`);
  }
  for (const section of sections) {
    for (const part of ["**Means:**", "**Look at:**", "**Do:**", "**Over:**"]) expect(section).toContain(part);
  }
});

test("the documentation names every metric of ours", async () => {
  const documented = readFileSync("docs/monitoring.md", "utf8");
  const own = [...(await metricsNow()).names].filter((name) => name.startsWith("lampstand_"));
  const missing = own
    .map((name) => name.replace(/^(lampstand_(?:request|pdf)_seconds)_\w+$/, "$1"))
    .filter((name) => !documented.includes(`\`${name}\``));
  expect([...new Set(missing)]).toEqual(["lampstand_database_connections_idle"]);
});
