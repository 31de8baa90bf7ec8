import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as ticketApi from "../../../schema/ticket/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  // A program that is no browser.
  server = await bootServer({ CHROMIUM_PATH: process.execPath });
  ada = await newMember(server.url, "Ada Obi");
});
afterAll(() => server.stop());

test("TICKET-10 where no browser starts, the PDF is refused, and the ticket can be read", async () => {
  const eventId = await newEvent(server);
  const { reference } = await ada.must(eventApi.register, { params: { eventId } });
  const refused = await ada.call(ticketApi.readTicketPdf, { params: { eventId, reference } });
  expect([refused.status, refused.error?.code]).toEqual([503, "ticket/pdf-failed"]);
  const { holderName } = await ada.must(ticketApi.readTicket, { params: { eventId, reference } });
  expect(holderName).toBe("Ada Obi");
});
