import { expect, test } from "vitest";
import { linksFor, linksNotIn, mainLinks, memberLinks } from "../../../../client/app/navigation.ts";
import { signInPath } from "../../../../client/frame/return-path.ts";
import { hasScreen } from "../../../../client/frame/route-paths.ts";

const everything = [...mainLinks, ...memberLinks].map(({ to }) => to);
const member = { roles: [] };
const labels = (...args: Parameters<typeof linksFor>) => linksFor(...args).map(({ label }) => label);

test("the header has the specified links in the specified order", () => {
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

test("only members see the Community link, and only admins see the Admin link", () => {
  expect(labels(mainLinks, everything, null)).not.toContain("Community");
  expect(labels(memberLinks, everything, null)).toEqual([]);
  expect(labels(memberLinks, everything, member)).toEqual(["Dashboard", "Messages", "Community"]);
  expect(labels(memberLinks, everything, { roles: ["admin"] })).toContain("Admin");
});

test("the header shows every specified link once, although both groups contain Community", () => {
  const [main, own] = [mainLinks, memberLinks].map((links) => linksFor(links, everything, { roles: ["admin"] }));
  const all = [...(main ?? []), ...linksNotIn(own ?? [], main ?? [])].map(({ to }) => to);
  expect(all.filter((to) => to === "/community")).toHaveLength(1);
  expect(new Set(all)).toEqual(new Set(everything));
  // If the first group has no Community link, the second keeps its own.
  expect(linksNotIn(memberLinks, []).map(({ label }) => label)).toContain("Community");
});

test("a link is hidden until there is a route for it", () => {
  expect(labels(mainLinks, ["/", "/games", "*"], null)).toEqual(["Home", "Games"]);
  expect(labels(mainLinks, ["/", "/about", "/games"], null)).toEqual(["Home", "About", "Games"]);
  expect(hasScreen(["/games/room/:roomId"], "/games")).toBe(false);
});

test("the sign-in page returns to the page that asked for it", () => {
  expect(signInPath("/games/waiting/x?code=ABC")).toBe("/auth?to=%2Fgames%2Fwaiting%2Fx%3Fcode%3DABC");
  expect(signInPath("/")).toBe("/auth");
});
