import { Client } from "pg";
import { expect, test } from "vitest";
import { readConfession, sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { newMember } from "../../support/account/people.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

test("ENGAGE-10 the log never says who wrote or what, even at its most detailed and after a failure", async () => {
  const folder = dataFolder();
  const url = await freshDatabaseUrl();
  const environment = { DATABASE_URL: url, LOG_LEVEL: "debug" };
  const server = await startProcess({ dataDir: folder.path, environment });
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    await untilReady(server);
    const writer = await newMember(server.url, "Zainab Unmistakable");
    await database.query("insert into user_roles (user_id, role) values ($1, 'admin')", [writer.me?.memberId]);
    const before = server.output().length;
    const sent = { body: { requestId: newRequestId(), text: "I stopped eating in March." } };
    const { slip } = await writer.must(sendConfession, sent);
    await writer.must(readConfession, { body: { slip } });
    await database.query("alter table confession_messages rename to confession_messages_away");
    const failed = { body: { requestId: newRequestId(), text: "I stopped sleeping in April." } };
    expect((await writer.call(sendConfession, failed)).status).toBe(500);
    await until(() => server.output().slice(before).includes("a request failed"));
    const log = server.output().slice(before);
    for (const trace of ["stopped", slip, writer.me?.memberId ?? "", writer.me?.email ?? "", "Unmistakable"]) {
      expect(log, trace).not.toContain(trace);
    }
    expect(log).not.toMatch(/127\.0\.0\.1|::1/);
  } finally {
    await database.end();
    await server.end("SIGTERM");
    await folder.remove();
  }
});
