import type { Page } from "@playwright/test";
import { openAccount } from "./support/member.ts";
import { joinWithCode, openRoom } from "./support/player.ts";
import { expect, newcomer, test } from "./support/site.ts";

const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.replace(/.*\//, "")));

test("a dialog loads when it is opened; if loading fails, the room says so and the player can still leave", async ({
  browser,
  site,
}) => {
  const { page: host } = await newcomer(browser, site);
  const { page: guest } = await newcomer(browser, site);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  await joinWithCode(guest, await openRoom(host, { name: "Far out", member: "Ada" }), "Chidi");

  await host.reload();
  const qr = host.getByRole("button", { name: "QR code" });
  await expect(qr).toBeVisible();
  // The toast area is the last part that loads by itself.
  await expect.poll(() => scriptsOf(host)).toContainEqual(expect.stringMatching(/^toast-area/));
  // What opens a sheet or a dialog is there, and loads it only then.
  expect((await scriptsOf(host)).filter((file) => /(?<!late-confirm-)dialog|(?<!open-)sheet/.test(file))).toEqual([]);

  await host.route(/dialog-|sheet-/, (route) => route.abort());
  await qr.click();
  await expect(host.getByText("No connection")).toBeVisible();
  await expect(qr).toBeFocused();
  host.once("dialog", (question) => question.dismiss());
  await host.getByRole("button", { name: "Leave Room" }).click();
  await expect(host).toHaveURL(/\/games\/waiting\//);

  await host.unroute(/dialog-|sheet-/);
  await host.getByRole("button", { name: "Reload the page" }).click();
  await qr.click();
  await expect(host.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await host.keyboard.press("Escape");
  await expect(qr).toBeFocused();

  await host.route(/confirm-dialog-/, (route) => route.abort());
  host.once("dialog", (question) => question.accept());
  await host.getByRole("button", { name: "Leave Room" }).click();
  await expect(host).toHaveURL(/\/games$/);
  await expect(guest.getByText("The host has closed this game room.")).toBeVisible();
});
