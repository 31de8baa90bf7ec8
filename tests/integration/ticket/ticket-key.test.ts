import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { testDatabase } from "../../support/server/database.ts";

const registrationId = "0199a3c2-5b1e-7c44-9d0f-3a6b1c2d4e5f";
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("TICKET-23 servers that start at once share one key, and later ones too", async () => {
  const servers = await Promise.all(Array.from({ length: 8 }, () => loadTicketCodes(database.fork())));
  const codes = new Set(servers.map((server) => server.issue({ registrationId })));
  expect(codes.size).toBe(1);
  const [code = ""] = codes;
  expect((await loadTicketCodes(database.fork())).read(code)).toEqual({ registrationId });
});
