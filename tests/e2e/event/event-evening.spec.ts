import { readFile } from "node:fs/promises";
import { halves } from "../../support/event/sample-image.ts";
import { readPdf } from "../../support/ticket/read-pdf.ts";
import { nextPerson, typeTicket } from "../support/door.ts";
import { becomeMember } from "../support/member.ts";
import { qrCodeInPdf } from "../support/pdf-picture.ts";
import { collectPageErrors, expect, newcomer, PHONE, test } from "../support/site.ts";
import { payOnTestCheckout } from "../support/test-checkout.ts";

test("an event is made, sold, printed and let in at the door, once across two gates", async ({ browser, site }) => {
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE });
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE });
  const errors = collectPageErrors(admin, ada);
  await becomeMember(admin, site, "Auntie Bisi", "admin");
  await becomeMember(ada, site, "Ada Obi");

  await admin.goto("/events/manage/new");
  const field = (label: string) => admin.getByRole("main").getByLabel(label, { exact: true });
  await field("Title").fill("A night of songs");
  await field("Starts").fill(`${new Date().getFullYear() + 1}-12-20T18:00`);
  await field("Location").fill("Grace Hall, Yaba");
  await admin.getByRole("radio", { name: /^Paid/ }).check();
  await field("Ticket price in Naira (₦)").fill("2500");
  const picture = await halves(1600, 1200).jpeg().toBuffer();
  await field("Choose a picture").setInputFiles({ name: "hall.jpg", mimeType: "image/jpeg", buffer: picture });
  await admin.getByRole("button", { name: "Create event" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "A night of songs" })).toBeVisible();
  const path = new URL(admin.url()).pathname;

  await ada.goto(path);
  await ada.getByRole("button", { name: "Buy Ticket" }).click();
  await payOnTestCheckout(ada);
  await ada.getByRole("link", { name: "Download Ticket" }).click();
  const arriving = ada.waitForEvent("download");
  await ada.getByRole("button", { name: "Download Ticket" }).click();
  const pdf = await readFile(await (await arriving).path());
  const { text } = await readPdf(pdf);
  for (const part of ["A night of songs", "Ada Obi", "₦2,500", "arrive 30 minutes early"]) expect(text).toContain(part);
  const code = await qrCodeInPdf(ada, pdf, 150);

  const { page: side } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(side, site, "Uncle Femi", "admin");
  for (const [gate, name] of [
    [admin, "Main gate"],
    [side, "Side gate"],
  ] as const) {
    await gate.goto(`${path}/check-in`);
    await gate.getByLabel("Name of the gate").fill(name);
    await gate.getByRole("button", { name: "Start checking in" }).click();
    await expect(gate.getByText("0 of 1 inside", { exact: true })).toBeVisible();
  }
  await typeTicket(admin, code, "Come in");
  await nextPerson(admin);
  await typeTicket(admin, code, "Already in");
  await typeTicket(side, code, "Already in");
  expect(errors).toEqual([]);
});
