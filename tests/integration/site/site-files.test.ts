import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const name = `vanishing-${randomUUID()}.js`;
const file = join(import.meta.dirname, "../../../client/dist/assets", name);

let server: TestServer;
beforeAll(async () => {
  writeFileSync(file, "export {};");
  server = await bootServer();
});
afterAll(async () => {
  rmSync(file, { force: true });
  await server.stop();
});

const statusOf = async (path: string) => {
  const response = await fetch(server.url + path, { signal: AbortSignal.timeout(5_000) });
  await response.text();
  return response.status;
};

test("a file that a new build removed while the server runs gets a 404 without delay", async () => {
  expect(await statusOf(`/assets/${name}`)).toBe(200);
  rmSync(file);
  expect(await statusOf(`/assets/${name}`)).toBe(404);
  expect(await statusOf("/")).toBe(200);
});

test("a missing script gets a 404, not a page", async () => {
  expect(await statusOf("/assets/nothing.js")).toBe(404);
});
