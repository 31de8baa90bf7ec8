import { describe, expect, test } from "vitest";
import { routes } from "../../../../client/app/routes.tsx";
import {
  isUnlistedPath,
  pageTitleAt,
  publicPageAt,
  publicPages,
  titleOf,
  unlistedPaths,
} from "../../../../schema/site/pages.ts";

describe("the addresses of the site", () => {
  test("the server knows exactly the addresses of the client's routes", () => {
    // `/ui` and what is below it exist in development only.
    const inClient = routes.map(({ path }) => path).filter((path) => path !== "*" && !path.startsWith("/ui"));
    const known = [...publicPages.map(({ path }) => path), ...unlistedPaths];
    expect([...known].sort()).toEqual([...inClient].sort());
  });

  test("no address that asks for a sign-in is public", () => {
    const forMembers = routes.filter(({ access }) => access !== "anyone").map(({ path }) => path);
    expect(forMembers.length).toBeGreaterThan(5);
    expect(forMembers.filter((path) => publicPageAt(path))).toEqual([]);
  });

  test.each(["/about", "/About", "/about/", "/ABOUT//"])("%s is the page About, as in the router", (path) => {
    expect(pageTitleAt(path)).toBe("About");
    expect(publicPageAt(path)?.path).toBe("/about");
  });

  test.each(["/games/room/abc", "/games/waiting/abc/", "/Messages", "/community/channel/1"])(
    "%s is a screen that is not listed",
    (path) => {
      expect(isUnlistedPath(path)).toBe(true);
    },
  );

  test.each(["/games/room", "/games/room/a/b", "/messages/1", "/nothing", "//about", "/games/room/"])(
    "%s is unknown",
    (path) => {
      expect(publicPageAt(path)).toBeUndefined();
      expect(isUnlistedPath(path)).toBe(false);
    },
  );
});

describe("what public pages say about themselves", () => {
  test("every page has its own title and a description of 70 to 160 characters", () => {
    expect(new Set(publicPages.map(({ path }) => pageTitleAt(path))).size).toBe(publicPages.length);
    for (const { path, description } of publicPages) {
      const length = description.replace("{community}", "Lampstand").length;
      expect([path, length >= 70 && length <= 160]).toEqual([path, true]);
    }
  });

  test("a title ends with the community's name, and the front page's is the name alone", () => {
    expect(titleOf("About", "Lampstand")).toBe("About · Lampstand");
    expect(titleOf(pageTitleAt("/"), "Lampstand")).toBe("Lampstand");
  });
});
