import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

test("PAY-4 a test checkout is closed again if a later part of the server fails to start", async () => {
  const DATABASE_URL = await freshDatabaseUrl();
  const server = await bootServer({ DATABASE_URL });
  await server.database.fork().execute("update ticket_keys set private_key = '\\x00'");
  await server.stop();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "lampstand-start-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  await expect(bootServer({ DATABASE_URL, DATA_DIR })).rejects.toThrow();
  const { port } = JSON.parse(readFileSync(join(DATA_DIR, "test-checkout.json"), "utf8"));
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow("fetch failed");
});
