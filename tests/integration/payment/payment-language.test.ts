import { expect, test } from "vitest";
import { saveLanguage } from "../../../schema/account/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { outboxMails, readable } from "../../support/account/outbox.ts";
import { newMember } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { beginsPaying, PRICE_KOBO, returns } from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

const server = paymentServer(async () => {});

test.each([
  ["pcm", "Your payment don reach us", "Your payment has arrived"],
  ["en", "Your payment has arrived", "Your payment don reach us"],
  [null, "Your payment has arrived", "Your payment don reach us"],
] as const)(
  "LANGUAGE-2 PAY-26 the mail with a ticket is in the language of its holder: %s",
  async (language, words, others) => {
    const ada = await newMember(server.url, "Ada");
    if (language) await ada.must(saveLanguage, { body: { language } });
    const { eventId, reference, txRef } = await beginsPaying(server, ada, { title: "Career night" });
    server.fake.pay(txRef);
    await returns(ada, eventId, reference);
    const mails = () =>
      outboxMails(server, ada.me?.email ?? "")
        .map(readable)
        .join();
    await until(() => mails().includes("/ticket-download"));
    expect(mails()).toContain(`${words}, `);
    expect(mails()).not.toContain(others);
  },
);

test("LANGUAGE-2 PAY-34 PAY-54 why money goes back is told in Pidgin, by mail and under the bell", async () => {
  const ada = await newMember(server.url, "Ada");
  await ada.must(saveLanguage, { body: { language: "pcm" } });
  const { eventId, reference, txRef } = await beginsPaying(server, ada, { title: "Career night" });
  server.fake.faults.payment({ amountKobo: PRICE_KOBO - 1 });
  server.fake.pay(txRef);
  await returns(ada, eventId, reference);
  const mails = () =>
    outboxMails(server, ada.me?.email ?? "")
      .map(readable)
      .join();
  await until(() => mails().includes("we dey refund your payment for Career night"));
  expect(mails().replace(/\s+/g, " ")).toContain("The money wey you pay no reach the price of the ticket.");
  const { notifications } = await ada.must(listNotifications, { query: {} as never });
  expect(notifications.find(({ kind }) => kind === "event_refunded")?.text).toMatch(
    /^We don send ₦2,499.99 back$| dey come back to you$/,
  );
});
