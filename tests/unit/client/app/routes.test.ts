import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { routes } from "../../../../client/app/routes.tsx";
import { hasAccess } from "../../../../client/frame/access.ts";
import { accessDenied } from "../../../../client/frame/frame-text.ts";

const routeOf = (address: string) => routes.find(({ path }) => matchPath(path, address));
const pathsWith = (filter: Partial<(typeof routes)[number]>) =>
  routes.filter((route) => Object.entries(filter).every(([key, value]) => route[key as keyof typeof route] === value));

test("every path has one route, and an unknown address shows the 404 screen", () => {
  const paths = routes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(routeOf("/no/such/page")?.path).toBe("*");
});

test("visitors can open the public screens and nothing else", () => {
  for (const open of ["/", "/about", "/programs", "/team", "/community-rules", "/games", "/games/screen/1", "/auth"]) {
    expect(routeOf(open)?.access, open).toBe("anyone");
  }
  const restricted = ["/games/settings", "/games/waiting/1", "/games/room/1", "/game-room/1", "/messages", "/chat"];
  for (const closed of [...restricted, "/games/played/1", "/games/history", "/community", "/community/channel/1"]) {
    expect(routeOf(closed)?.access, closed).toBe("member");
  }
});

test("a game and the door of an event fill the window; conversations and channels fill it below the header", () => {
  const bare = pathsWith({ frame: "bare" }).map(({ path }) => path);
  expect(bare.sort()).toEqual([
    "/event/:eventId/check-in",
    "/game-room/:roomId",
    "/games/room/:roomId",
    "/games/screen/:roomCode",
  ]);
  for (const path of ["/messages", "/chat", "/community", "/community/channel/1"]) {
    expect(routeOf(path)?.frame, path).toBe("filled");
  }
  expect(routeOf("/games/waiting/1")?.frame).toBe("page");
});

test("only leads and admins have guardian access, and only admins have admin access", () => {
  const people = {
    visitor: null,
    member: { roles: [] },
    mentor: { roles: ["mentor" as const] },
    lead: { roles: ["safeguarding_lead" as const] },
    admin: { roles: ["admin" as const] },
  };
  const whoHas = (access: Parameters<typeof hasAccess>[0]) =>
    Object.entries(people).flatMap(([name, me]) => (hasAccess(access, me) ? [name] : []));
  expect(whoHas("anyone")).toEqual(["visitor", "member", "mentor", "lead", "admin"]);
  expect(whoHas("member")).toEqual(["member", "mentor", "lead", "admin"]);
  expect(whoHas("guardian")).toEqual(["lead", "admin"]);
  expect(whoHas("admin")).toEqual(["admin"]);
});

test("members without admin rights see the specified text", () => {
  expect(accessDenied.admin).toEqual({ title: "Access Denied", message: "You don't have admin privileges." });
});
