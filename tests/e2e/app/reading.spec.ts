import { register } from "../../../schema/event/api.ts";
import { appUser, untilSaved } from "../support/app.ts";
import { createChannel, say as sayInChannel } from "../support/channel-screen.ts";
import { storeEvent } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, test } from "../support/site.ts";
import { composer, row, say } from "../support/thread-screen.ts";

const savedTexts = () =>
  new Promise<string>((resolve) => {
    const opening = indexedDB.open("lampstand");
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains("queries")) return resolve("");
      const all = result.transaction("queries").objectStore("queries").getAll();
      all.onsuccess = () => {
        result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });

test("APP-6 APP-8 a conversation reads after a reload without network, and what is written there waits", async ({
  browser,
  site,
}) => {
  const { page: ada, context } = await appUser(browser, site);
  const { page: sola } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(ada, site, "Ada Offline");
  await becomeMember(sola, site, "Ṣọlá Offline");
  await ada.goto("/messages");
  await ada.getByLabel(/^Find people/).fill("Ṣọlá Offline");
  await ada.getByRole("button", { name: "Ṣọlá Offline" }).click();
  await say(ada, "Who brings the lamp?");
  await untilSaved(ada);
  await expect.poll(() => ada.evaluate(savedTexts)).toContain("Who brings the lamp?");
  const errors = collectPageErrors(ada);
  await context.setOffline(true);
  await ada.reload();
  await expect(row(ada, "Who brings the lamp?")).toBeVisible();
  await expect(ada.getByText(/^You’re offline. What you’ve read is still here/)).toBeVisible();
  await composer(ada).fill("I do, tomorrow");
  await ada.getByRole("button", { name: "Send", exact: true }).click();
  await expect(row(ada, "I do, tomorrow")).toBeVisible();
  await ada.goto("/messages");
  await expect(ada.getByRole("main").getByRole("link", { name: /Ṣọlá Offline/ })).toBeVisible();

  await context.setOffline(false);
  await sola.goto("/messages");
  await sola.getByRole("link", { name: /Ada Offline/ }).click();
  await expect(row(sola, "I do, tomorrow")).toBeVisible({ timeout: 30_000 });
  await expect(ada.getByText(/^You’re offline/)).toBeHidden({ timeout: 30_000 });
  expect(errors).toEqual([]);
});

test("APP-6 a channel and an event that were seen open after a reload without network", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site);
  await becomeMember(page, site, "Bisi", "mentor");
  const channel = await createChannel(page, "Lamp keepers");
  await sayInChannel(page, "Meet at seven");
  await expect(row(page, "Meet at seven")).toBeVisible();
  await untilSaved(page);
  await expect.poll(() => page.evaluate(savedTexts)).toContain("Meet at seven");
  const eventId = await storeEvent(site, { title: "Praise night offline" });
  await page.request.post(register.path.replace(":eventId", eventId), { headers: { Origin: site.url } });
  await page.goto(`/event/${eventId}`);
  await expect(page.getByRole("heading", { name: "Praise night offline" })).toBeVisible();
  await untilSaved(page);
  await expect.poll(() => page.evaluate(savedTexts)).toContain("Praise night offline");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Praise night offline" })).toBeVisible();
  await page.goto(channel);
  await expect(row(page, "Meet at seven")).toBeVisible();
});

test("APP-8 the dashboard says that there is no network, too", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site);
  await becomeMember(page, site, "Efe");
  await page.goto("/dashboard");
  await untilSaved(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You’re offline. What you’ve read is still here/)).toBeVisible();
});

test("APP-7 signing out removes all that was saved, also when another tab does", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site, { viewport: DESKTOP });
  await becomeMember(page, site, "Chike", "mentor");
  await createChannel(page, "Secret garden");
  await sayInChannel(page, "The key is under the stone");
  await expect.poll(() => page.evaluate(savedTexts)).toContain("The key is under the stone");
  const other = await context.newPage();
  await other.goto("/about");
  await other.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => page.evaluate(savedTexts)).toBe("[]");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !/theme|gate-name/.test(key))).toEqual([]);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    "/event/offline/check-in",
    "/offline-page",
  ]);
  await context.setOffline(true);
  await page.goto("/messages");
  await expect(page.getByText(/^(You’re offline|No connection)/).first()).toBeVisible();
  await expect(page.getByText("Secret garden")).toBeHidden();
});

test("APP-8 without network a request that cannot wait says that there is no connection", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site);
  await becomeMember(page, site, "Dayo");
  await page.goto("/games");
  await page.getByLabel("Room code").fill("ABC234");
  await untilSaved(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel("Room code").fill("ABC234");
  await page.getByRole("button", { name: "Join Room" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("We couldn’t reach the server. Check your network and try again.");
});

test("APP-4 APP-6 the installed app begins without network on the member’s home page, as last seen", async ({
  browser,
  site,
}) => {
  const { page, context } = await appUser(browser, site);
  await becomeMember(page, site, "Ada Obi");
  await page.goto("/");
  await expect(page.getByText("No unread messages.")).toBeVisible();
  await untilSaved(page);
  for (const key of ["conversations", "streak"]) await expect.poll(() => page.evaluate(savedTexts)).toContain(key);
  await context.setOffline(true);
  const errors = collectPageErrors(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Ada" })).toBeVisible();
  await expect(page.getByText("No unread messages.")).toBeVisible();
  await expect(page.getByText("Longest streak")).toBeVisible();
  expect(errors).toEqual([]);
});
