import { languageParameter } from "../../../../schema/language/languages.ts";
import { publicPages } from "../../../../schema/site/pages.ts";
import { resources } from "../../../../schema/site/resources.ts";
import { expect, newcomer, test } from "../../support/site.ts";
import { externalFaults, linksOf, menuLinks, type PageLinks } from "./links.ts";

const RECORDS_OPENED = 2;

/** The kind of record at this address. Records of a kind share a screen, so the first of them are opened, and all must answer. */
const recordKind = (address: string) => /^\/(event|resources)\/(?=.)/.exec(address)?.[1];

test("a visitor who follows every link of every page finds none that is dead", async ({ browser, demoSite: site }) => {
  test.setTimeout(240_000);
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const faults: string[] = [];
  const pages = new Map<string, PageLinks>();
  const targets = new Map<string, string>();
  const openedLike = (address: string) =>
    recordKind(address) && [...pages.keys()].filter((each) => recordKind(each) === recordKind(address)).length;
  // Grows while it is walked through.
  const addresses = new Set([...publicPages.map(({ path }) => path), "/nowhere", ...(await menuLinks(page))]);
  for (const address of addresses) {
    const reply = await page.request.get(address, { maxRedirects: 0 });
    const { pathname: at, searchParams } = new URL(address, site.url);
    if (reply.status() !== (at === "/nowhere" ? 404 : 200)) faults.push(`${address}: ${reply.status()}`);
    // The same page in another language has the same links.
    if (searchParams.has(languageParameter)) continue;
    if (!reply.headers()["content-type"]?.startsWith("text/html")) continue;
    if (openedLike(address) === RECORDS_OPENED) continue;
    const found = await linksOf(page, address);
    pages.set(address, found);
    for (const link of found.links) {
      const { origin, pathname, search, hash } = new URL(link, page.url());
      if (origin !== site.url) faults.push(...externalFaults(address, link));
      else addresses.add(pathname + search);
      if (origin === site.url && hash !== "") targets.set(pathname + search + hash, address);
    }
  }
  for (const [target, source] of targets) {
    const [address = "", anchor = ""] = target.split("#");
    if (!pages.get(address)?.anchors.includes(anchor)) faults.push(`${source} links to ${target}, which isn’t there`);
  }
  expect(faults).toEqual([]);
  expect([...targets.keys()]).toEqual(expect.arrayContaining(["/#join"]));
  expect([openedLike("/event/x"), openedLike("/resources/x")]).toEqual([RECORDS_OPENED, RECORDS_OPENED]);
  expect(addresses.size).toBeGreaterThan(publicPages.length + resources.length + RECORDS_OPENED);
});

test("screens for members send a visitor where the specification says", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  const id = "00000000-0000-4000-8000-000000000000";
  const members = [
    "/dashboard",
    "/dashboard/profile",
    "/messages",
    "/chat",
    "/community",
    `/community/channel/${id}`,
    "/games/settings",
    "/games/waiting/abc",
    "/games/room/abc",
    "/game-room/abc",
    "/courses",
    `/payment-success?payment_ref=AAAA2222&event_id=${id}`,
  ];
  for (const address of members) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth?to=${encodeURIComponent(address)}`);
  }
  for (const [address, target] of [
    ["/welcome", "/auth"],
    ["/payment-success", "/"],
    ["/ticket-download", "/"],
    [`/ticket-download?event_id=${id}&payment_ref=AAAA2222`, "/"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(target);
  }
});

test("/#events and /#join lead to their sections, wherever the visitor comes from", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  for (const [hash, title] of [
    ["#events", "Upcoming Events"],
    ["#join", "Join Our Community"],
  ] as const) {
    await page.goto("/about");
    await page.goto(`/${hash}`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  }
});
