import { describe, expect, test } from "vitest";
import { routes } from "../../../../client/app/routes.tsx";
import { pageTitleAt, publicPageAt, publicPages, titleOf } from "../../../../schema/site/pages.ts";
import { descriptions } from "../../../../server/platform/site/page-description-text.ts";

describe("the addresses of the site", () => {
  test("every public page is a screen that anyone may see", () => {
    const forAnyone = routes.filter(({ access }) => access === "anyone").map(({ path }) => path);
    expect(publicPages.map(({ path }) => path).filter((path) => !forAnyone.includes(path))).toEqual([]);
  });

  test("no address that requires signing in is a public page", () => {
    const forMembers = routes.filter(({ access }) => access !== "anyone").map(({ path }) => path);
    expect(forMembers.length).toBeGreaterThan(5);
    expect(forMembers.filter((path) => publicPageAt(path))).toEqual([]);
  });

  test.each(["/about", "/About", "/about/", "/ABOUT//"])("%s is the page About, as in the router", (path) => {
    expect(pageTitleAt(path)).toBe("About");
    expect(publicPageAt(path)?.path).toBe("/about");
  });

  test.each(["/nothing", "//about", "/about/us", "/messages"])("%s is not a public page", (path) => {
    expect(publicPageAt(path)).toBeUndefined();
  });
});

describe("titles and descriptions of public pages", () => {
  test("every public page has its own title and a description of 70 to 160 characters", () => {
    expect(new Set(publicPages.map(({ path }) => pageTitleAt(path))).size).toBe(publicPages.length);
    for (const { path } of publicPages) {
      const length = (descriptions[path] ?? "").replace("{community}", "Lampstand").length;
      expect([path, length >= 70 && length <= 160]).toEqual([path, true]);
    }
  });

  test("a page's title ends with the community's name, and that of the home page says what it is", () => {
    expect(titleOf("About", "Lampstand")).toBe("About · Lampstand");
    expect(titleOf(undefined, "Lampstand")).toBe("Lampstand");
    expect(titleOf(pageTitleAt("/"), "$& Lamp")).toBe("$& Lamp: mentors and Bible games for teenagers");
  });
});
