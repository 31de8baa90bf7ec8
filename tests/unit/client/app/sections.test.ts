import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { features } from "../../../../client/app/features.ts";
import { routes } from "../../../../client/app/routes.tsx";
import { linkedSections, loadSidebar } from "../../../../client/app/shell/sidebar/load-sidebar.ts";

const labelsOf = async (name: "dashboard" | "admin") =>
  linkedSections((await loadSidebar(name)).sections).map(({ label }) => label);

test("DASHBOARD-1 the sidebar has the specified sections in order", async () => {
  expect(await labelsOf("dashboard")).toEqual([
    "Overview",
    "Daily Devotions",
    "Community",
    "Messages",
    "Notifications",
    "My Events",
    "Profile",
  ]);
});

test("ADMIN-2 the sidebar has the specified sections in order", async () => {
  expect(await labelsOf("admin")).toEqual([
    "Overview",
    "Users",
    "Invitations",
    "Events",
    "Devotions",
    "Posts",
    "Questions",
    "Messages",
    "Notifications",
    "Analytics",
    "Activity",
    "Audit log",
    "Settings",
  ]);
});

describe.each(["dashboard", "admin"] as const)("in the %s", (frame) => {
  test("each page has an address for those with access", async () => {
    for (const { to } of (await loadSidebar(frame)).sections) {
      const access = frame === "admin" ? "admin" : "member";
      expect(routes.find(({ path }) => matchPath(path, to))).toMatchObject({ frame, access });
    }
  });

  test("each address belongs to a page of its own feature", async () => {
    for (const feature of features) {
      const part = feature[frame];
      const pages = part === undefined ? [] : (await part.sections()).sections.map(({ to }) => to);
      expect(pages).toEqual(expect.arrayContaining((part?.paths ?? []).map((path) => `/${frame}${path}`)));
    }
  });
});
