import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { errorHandler } from "../../../../../server/platform/endpoint/error-response.ts";
import { serveBuiltFiles } from "../../../../../server/platform/site/built-files.ts";

/** Serves a build with these assets. Its folder is the test's own: other tests start servers from the real one. */
async function serveBuild(...assets: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-build-"));
  const fileOf = (name: string) => join(folder, "assets", name);
  mkdirSync(join(folder, "assets"));
  for (const name of assets) writeFileSync(fileOf(name), "export {};");
  const app = express();
  serveBuiltFiles(app, folder);
  app.use(errorHandler({ warn: () => {}, error: () => {} } as never));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    remove: (name: string) => rmSync(fileOf(name)),
    async statusOf(name: string): Promise<number> {
      const url = `http://127.0.0.1:${port}/assets/${name}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
      await response.text();
      return response.status;
    },
  };
}

test("a file that a new build removed while the server runs gets a 404 without delay", async () => {
  const build = await serveBuild("stays.js", "vanishes.js");
  expect(await build.statusOf("vanishes.js")).toBe(200);
  build.remove("vanishes.js");
  expect(await build.statusOf("vanishes.js")).toBe(404);
  expect(await build.statusOf("stays.js")).toBe(200);
});
