import { expect, test } from "vitest";
import {
  countedUnderMore,
  footerLinks,
  linksFor,
  linksNotIn,
  linksUnderMore,
  mainLinks,
  memberLinks,
  tabLinks,
} from "../../../../client/app/navigation.ts";
import { routes } from "../../../../client/app/routes.tsx";
import { signInPath } from "../../../../client/frame/return-path.ts";

const everything = [...mainLinks, ...memberLinks].map(({ to }) => to);
const member = { roles: [] };
const labels = (...args: Parameters<typeof linksFor>) => linksFor(...args).map(({ label }) => label);

test("the header has the specified links in the specified order", () => {
  expect(labels(mainLinks, member)).toEqual([
    "Home",
    "About",
    "Programs",
    "Engagement",
    "Games",
    "Team",
    "Community",
    "Rules",
  ]);
});

test("only members see the Community link, and only admins see the Admin link", () => {
  expect(labels(mainLinks, null)).not.toContain("Community");
  expect(labels(memberLinks, null)).toEqual([]);
  expect(labels(memberLinks, member)).toEqual(["Dashboard", "Messages", "Community"]);
  expect(labels(memberLinks, { roles: ["admin"] })).toContain("Admin");
});

test("the header shows every specified link once, although both groups contain Community", () => {
  const [main, own] = [mainLinks, memberLinks].map((links) => linksFor(links, { roles: ["admin"] }));
  const all = [...(main ?? []), ...linksNotIn(own ?? [], main ?? [])].map(({ to }) => to);
  expect(all.filter((to) => to === "/community")).toHaveLength(1);
  expect(new Set(all)).toEqual(new Set(everything));
  // If the first group has no Community link, the second keeps its own.
  expect(linksNotIn(memberLinks, []).map(({ label }) => label)).toContain("Community");
});

test("every link of the navigation leads to a screen", () => {
  const links = [...footerLinks, ...tabLinks, ...linksUnderMore({ roles: ["admin"] })];
  const lost = links.filter(({ to }) => !routes.some(({ path }) => path === to));
  expect(lost).toEqual([]);
});

test("a member's phone has four tabs, and shows everything else under More", () => {
  expect(tabLinks.map(({ label }) => label)).toEqual(["Home", "Games", "Devotions", "Messages"]);
  expect(countedUnderMore.map(({ label }) => label)).toContain("Community");
  expect(linksUnderMore({ roles: ["admin"] }).map(({ label }) => label)).toEqual([
    "Dashboard",
    "Community",
    "Safety",
    "Manage events",
    "Admin",
    "Safety and privacy",
    "About",
    "Programs",
    "Engagement",
    "Team",
    "Rules",
  ]);
});

test("the sign-in page returns to the page that asked for it", () => {
  expect(signInPath("/games/waiting/x?code=ABC")).toBe("/auth?to=%2Fgames%2Fwaiting%2Fx%3Fcode%3DABC");
  expect(signInPath("/")).toBe("/auth");
});
