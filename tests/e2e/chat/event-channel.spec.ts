import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { say } from "../support/channel-screen.ts";
import { storeEvent, storeRegistration } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, test } from "../support/site.ts";
import { log } from "../support/thread-screen.ts";

const BUTTON = "Open the event’s channel";

test("CHANNEL-71 a press on the ticket and one on the event's page lead to the same channel", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site);
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
  const problems = collectPageErrors(ada, tunde);
  const eventId = await storeEvent(site, { title: "Songs in the garden" });
  for (const [page, name] of [
    [ada, "Ada Sings"],
    [tunde, "Tunde Drums"],
  ] as const) {
    await storeRegistration(site, eventId, await becomeMember(page, site, name));
  }
  // Members who may be minors need someone who reads along.
  const { page: lead } = await newcomer(browser, site);
  await becomeMember(lead, site, "Mama Grace", "safeguarding_lead");
  const [seat] = await querySite<{ reference: string }>(
    site,
    "select r.reference from event_registrations r join profiles p using (user_id) where p.full_name = 'Ada Sings'",
  );

  await ada.goto(ticketPath(eventId, seat?.reference ?? ""));
  await expect(ada.getByRole("button", { name: BUTTON })).toBeVisible();
  await expectNoFindingsInThemes(ada, "a ticket");
  await ada.getByRole("button", { name: BUTTON }).click();
  await expect(ada.getByRole("heading", { name: "Songs in the garden" })).toBeVisible();
  await say(ada, "Who brings the drum?");

  await tunde.goto(`/event/${eventId}`);
  await tunde.getByRole("button", { name: BUTTON }).click();
  await expect(log(tunde).getByText("Who brings the drum?")).toBeVisible();
  await say(tunde, "I do");
  await expect(log(ada).getByText("I do")).toBeVisible();
  expect(problems).toEqual([]);
});
