import { publicPages } from "../../../../schema/site/pages.ts";
import { resourcePath } from "../../../../schema/site/resources.ts";
import { openAccount } from "../../support/member.ts";
import { openRoom } from "../../support/player.ts";
import { expect, newcomer, test } from "../../support/site.ts";
import { countAsked, deadButtons } from "./buttons.ts";

const quiet = { reducedMotion: "reduce" } as const;
const showsOpenRooms = ["/", "/games"];

for (const address of [
  ...publicPages.map(({ path }) => path),
  resourcePath("starting-again"),
  resourcePath("one-day-offline"),
  "/auth?mode=create",
  "/auth?mode=forgot",
  "/auth/reset?token=x",
  "/auth/verify?token=x",
]) {
  test(`every button of ${address} does something that a visitor sees`, async ({ browser, demoSite: site }) => {
    const { page } = await newcomer(browser, site, quiet);
    if (showsOpenRooms.includes(address)) {
      const { page: host } = await newcomer(browser, site);
      await openAccount(host, "Host");
      await openRoom(host, { name: `Seen from ${address}`, member: "Ada" });
    }
    expect(await deadButtons(page, { address, asked: await countAsked(page) })).toEqual([]);
  });
}

test("every button of an event’s page does something that a visitor sees", async ({ browser, demoSite: site }) => {
  const { page } = await newcomer(browser, site, quiet);
  const asked = await countAsked(page);
  await page.goto("/#events");
  // The list begins with one event of each kind.
  const links = page.locator("#events").getByRole("list").first().getByRole("link");
  await expect(links).not.toHaveCount(0);
  const paths = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href") ?? ""));
  const dead: string[] = [];
  for (const address of new Set(paths)) dead.push(...(await deadButtons(page, { address, asked })));
  expect(dead).toEqual([]);
});

test("the walk notices buttons whose press does nothing", async ({ browser, demoSite: site }) => {
  const { page } = await newcomer(browser, site, quiet);
  await page.addInitScript(() => {
    const swallow = (event: Event) => {
      const name = event.target instanceof Element ? event.target.closest("main button")?.textContent : undefined;
      if (name === "Sponsorships" || name === "Apply to Join") event.stopImmediatePropagation();
    };
    document.addEventListener("click", swallow, true);
  });
  const dead = await deadButtons(page, { address: "/team", asked: await countAsked(page) });
  expect(dead).toEqual(["/team: Apply to Join", "/team: Sponsorships"]);
});
