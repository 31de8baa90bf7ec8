import { expect, test } from "vitest";
import { routes } from "../../../../client/app/routes.tsx";
import { dashboardSidebar } from "../../../../client/dashboard/dashboard-sidebar.tsx";

test("DASHBOARD-1 the sidebar has the specified sections in order, and each has a route for members", () => {
  expect(dashboardSidebar.items.map(({ label }) => label)).toEqual([
    "Overview",
    "Daily Devotions",
    "Community",
    "Messages",
    "Notifications",
    "My Events",
    "Profile",
  ]);
  const ofDashboard = routes.filter(({ path }) => path.startsWith("/dashboard"));
  expect(ofDashboard.map(({ path }) => path)).toEqual(dashboardSidebar.items.map(({ to }) => to));
  for (const route of ofDashboard) expect(route).toMatchObject({ frame: "sidebar", access: "member" });
});
