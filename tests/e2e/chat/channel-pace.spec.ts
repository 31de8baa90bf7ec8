import { clockOf, minuteOfDay } from "../../../schema/quiet-hours.ts";
import { expectNoFindingsAt } from "../support/axe.ts";
import { choose, createChannel, joinChannel, say } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { composer, dialog, log } from "../support/thread-screen.ts";

const DAY_MINUTES = 24 * 60;
/** A time of day in the community's zone, this many minutes from now. */
const clock = (minutes: number) =>
  clockOf((minuteOfDay(Date.now(), "Africa/Lagos") + minutes + DAY_MINUTES) % DAY_MINUTES);

test("CHANNEL-40 an owner sets quiet hours and slow mode, and the composer of a member follows at once", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Paces");
  await becomeMember(tunde, site, "Tunde Waits");
  await createChannel(ada, "Night owls");
  await joinChannel(tunde, "Night owls");
  await composer(tunde).fill("Is anybody awake?");

  await choose(ada, "Settings");
  const settings = dialog(ada, "Settings");
  await settings.getByLabel("Quiet hours").check();
  await settings.getByLabel("From").fill(clock(-30));
  await settings.getByLabel("Until").fill(clock(-30));
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(settings.getByText("Please choose two different times.")).toBeVisible();
  await expect(settings.getByLabel("Until")).toBeFocused();
  await expectNoFindingsAt(ada, "settings of a channel", [PHONE, SMALL_PHONE, DESKTOP]);
  const until = clock(30);
  await settings.getByLabel("Until").fill(until);
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(settings).toBeHidden();

  await expect(
    tunde.getByRole("main").getByText(`Quiet hours until ${until}. You can write again then.`),
  ).toBeVisible();
  await expect(composer(tunde)).toHaveValue("Is anybody awake?");
  await expect(composer(tunde)).not.toBeEditable();
  await expectNoFindingsAt(tunde, "a channel in quiet hours", [PHONE, SMALL_PHONE, DESKTOP]);
  await say(ada, "Sleep well");
  await expect(log(tunde).getByText("Sleep well")).toBeVisible();

  await choose(ada, "Settings");
  await settings.getByLabel("Quiet hours").uncheck();
  await settings.getByLabel("Slow mode").selectOption("10 seconds");
  await settings.getByRole("button", { name: "Save" }).click();
  await expect(composer(tunde)).toBeEditable();
  await tunde.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(ada).getByText("Is anybody awake?")).toBeVisible();
  await expect(tunde.getByText(/^Slow mode. You can send your next message in 0:/)).toBeVisible();
  await composer(tunde).fill("I am");
  await expect(tunde.getByText(/^Slow mode/)).toBeHidden({ timeout: 15_000 });
  await tunde.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(ada).getByText("I am")).toBeVisible();
  expect(problems).toEqual([]);
});
