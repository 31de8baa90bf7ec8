import { afterEach, expect, test } from "vitest";
import { METRICS_TOKEN, scrape } from "../../support/monitoring/scrape.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";

let server: TestServer;
let proxy: TcpProxy | undefined;
afterEach(async () => {
  await server.stop();
  await proxy?.close();
  proxy = undefined;
});

test("MONITORING-1 without the setting there is nothing at the address", async () => {
  server = await bootServer();
  const response = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("lampstand_");
});

test.each(["drop", "silence"] as const)(
  "MONITORING-12 a scrape answers if the database’s connections %s",
  async (how) => {
    const direct = new URL(await freshDatabaseUrl());
    proxy = await openTcpProxy(Number(direct.port));
    const through = new URL(direct);
    through.port = new URL(proxy.url).port;
    server = await bootServer({ METRICS_TOKEN, DATABASE_URL: through.href });
    const isUp = async () => (await scrape(server.url)).valueOf("lampstand_database_up");
    expect(await isUp()).toBe(1);
    proxy.cut(how);
    await expect.poll(isUp).toBe(0);
    const now = await scrape(server.url);
    expect(now.valueOf("lampstand_jobs_waiting")).toBeUndefined();
    expect(now.valueOf("lampstand_payments_overdue")).toBeUndefined();
    expect(now.valueOf("lampstand_rooms")).toBe(0);
    proxy.mend();
    await expect.poll(isUp).toBe(1);
  },
);
