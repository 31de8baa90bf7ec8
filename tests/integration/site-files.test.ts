import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootServer, type TestServer } from "../support/boot.ts";

const name = `vanishing-${randomUUID()}.js`;
const file = join(import.meta.dirname, "../../client/dist/assets", name);

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

test("a file of the site that a new build took away under the server is not found, and nobody waits for it", async () => {
  expect(await statusOf(`/assets/${name}`)).toBe(200);
  rmSync(file);
  expect(await statusOf(`/assets/${name}`)).toBe(404);
  expect(await statusOf("/")).toBe(200);
});

test("a script that was never there is not the page", async () => {
  expect(await statusOf("/assets/nothing.js")).toBe(404);
});
