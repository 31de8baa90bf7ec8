import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvent, updateEvent } from "../../../server/event/manage/edit-event.ts";
import { create, eventInput, newMemberWithRole, readManaged } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const messagingPolicy = { isOpenToAll: false, today: () => "2026-12-01" };

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("PAY-3 where no payments are taken, an event gets no price, and one that has a price can be changed", async () => {
  const admin = await newMemberWithRole(server, "admin");
  const manager = { memberId: admin.me?.memberId ?? "", roles: ["admin"], scope: "all" } as const;
  const off = { community: { name: "Lampstand" }, takesPayments: false, messagingPolicy };
  const em = () => server.database.fork();
  const refusal = { code: "event/no-payments", fields: { ticketPriceKobo: expect.stringContaining("free") } };
  const paid = eventInput({ ticketPriceKobo: 250_000 }) as Parameters<typeof createEvent>[2];
  await expect(createEvent(em(), manager, paid, off)).rejects.toMatchObject(refusal);
  const free = await create(admin);
  const changed = { ...paid, eventId: free.eventId, version: free.version };
  await expect(updateEvent(em(), manager, changed, off)).rejects.toMatchObject(refusal);
  const priced = await create(admin, { ticketPriceKobo: 250_000 });
  const renamed = { ...paid, title: "Renamed", eventId: priced.eventId, version: priced.version };
  await updateEvent(em(), manager, renamed, off);
  expect((await readManaged(admin, priced.eventId)).body.title).toBe("Renamed");
});
