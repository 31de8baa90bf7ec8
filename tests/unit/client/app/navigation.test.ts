import { expect, test } from "vitest";
import { besides, isOpen, linksFor, mainLinks, memberLinks } from "../../../../client/app/navigation.ts";
import { signInPath } from "../../../../client/frame/return-path.ts";

const everything = [...mainLinks, ...memberLinks].map(({ to }) => to);
const member = { roles: [] };
const labels = (...args: Parameters<typeof linksFor>) => linksFor(...args).map(({ label }) => label);

test("the bar has the specified links in the specified order", () => {
  expect(labels(mainLinks, everything, member)).toEqual([
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

test("Community is for members, Admin for admins", () => {
  expect(labels(mainLinks, everything, null)).not.toContain("Community");
  expect(labels(memberLinks, everything, null)).toEqual([]);
  expect(labels(memberLinks, everything, member)).toEqual(["Dashboard", "Messages", "Community"]);
  expect(labels(memberLinks, everything, { roles: ["admin"] })).toContain("Admin");
});

test("Community stands once where the groups meet, and both together are all that is specified", () => {
  const [main, own] = [mainLinks, memberLinks].map((links) => linksFor(links, everything, { roles: ["admin"] }));
  const all = [...(main ?? []), ...besides(own ?? [], main ?? [])].map(({ to }) => to);
  expect(all.filter((to) => to === "/community")).toHaveLength(1);
  expect(new Set(all)).toEqual(new Set(everything));
  // Where the first group has no Community, the second keeps it.
  expect(besides(memberLinks, []).map(({ label }) => label)).toContain("Community");
});

test("a link whose screen is not there yet is left out, and appears with its route", () => {
  expect(labels(mainLinks, ["/", "/games", "*"], null)).toEqual(["Home", "Games"]);
  expect(labels(mainLinks, ["/", "/about", "/games"], null)).toEqual(["Home", "About", "Games"]);
  expect(isOpen(["/games/room/:roomId"], "/games")).toBe(false);
});

test("signing in leads back to where one was", () => {
  expect(signInPath("/games/waiting/x?code=ABC")).toBe("/auth?to=%2Fgames%2Fwaiting%2Fx%3Fcode%3DABC");
  expect(signInPath("/")).toBe("/auth");
});
