import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { becomeFirstAdmin } from "../../../schema/setup/api.ts";
import { newMember } from "../../support/account/people.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

const main = "server/main.ts";
const PRODUCTION = { NODE_ENV: "production" };
let folder: ReturnType<typeof dataFolder>;
beforeEach(() => {
  folder = dataFolder();
});
afterEach(() => folder.remove());

const codesIn = (server: ServerProcess) => server.output().match(/([2-9A-Z]{4}-){5}[2-9A-Z]{4}/g) ?? [];

test("SETUP-1 a production server without settings lists what is missing and exits with 1", async () => {
  const server = await startProcess({ dataDir: folder.path, program: main, environment: PRODUCTION });
  await until(() => server.child.exitCode !== null);
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toContain("2 settings are missing or wrong:");
  for (const name of ["SECRET", "PUBLIC_URL", "SAFEGUARDING_CONTACT"]) {
    expect(server.output()).toContain(`The setting ${name} must be given in production`);
  }
  expect(server.output()).toContain("`npm run setup` asks for these settings");
  expect(server.output()).not.toContain("    at ");
});

test("SETUP-3 SETUP-8 SETUP-11 SETUP-14 a code is shown once, as long as it works and nobody is an admin", async () => {
  const DATABASE_URL = await freshDatabaseUrl();
  const port = await testPort();
  writeFileSync(
    join(folder.path, "settings.env"),
    [
      `DATABASE_URL=${DATABASE_URL}`,
      "SECRET='the secret of a server with a settings file'",
      `PUBLIC_URL=http://localhost:${port}`,
      "SAFEGUARDING_CONTACT=bishop@example.org",
      "SECOND_FACTOR=optional",
    ].join("\n"),
  );
  const start = async (): Promise<ServerProcess> => {
    const server = await startProcess({ dataDir: folder.path, program: main, environment: PRODUCTION, port });
    await untilReady(server);
    await until(() => server.output().includes("is at http://localhost"));
    return server;
  };
  const first = await start();
  const [code = ""] = codesIn(first);
  expect(first.output()).toContain(`Open http://localhost:${port}/setup`);
  expect(codesIn(first)).toHaveLength(1);
  expect(await first.end("SIGTERM")).toBe(0);
  const second = await start();
  expect(codesIn(second)).toEqual([]);
  expect(second.output()).toContain("still works at");
  expect(second.output()).toContain("`npm run admin-code`");
  const ada = await newMember(second.url);
  const enter = async (typed: string) => (await ada.call(becomeFirstAdmin, { body: { code: typed } })).error?.code;
  expect(await enter(code)).toBeUndefined();
  expect(await second.end("SIGTERM")).toBe(0);
  const third = await start();
  expect(codesIn(third)).toEqual([]);
  expect(await third.end("SIGTERM")).toBe(0);
});
