// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ActivityList } from "../../../../client/admin/activity/activity-list.tsx";
import type { Activity } from "../../../../schema/admin/api.ts";
import { render } from "../../../support/browser/render.ts";

const crashed: Activity = {
  activityId: "1",
  activityType: "app_crashed",
  member: null,
  event: null,
  crash: { message: "TypeError: e is undefined", route: "/event/:eventId", release: "index-a1b2c3d.js" },
  createdAt: 0,
};

test("CRASH-4 a crash says where it happened, in which build, and what the error says", () => {
  render(<ActivityList activities={[crashed]} label="Activity" />);
  const row = document.querySelector("li")?.textContent;
  expect(row).toContain("The app");
  expect(row).toContain("crashed at /event/:eventId in index-a1b2c3d.js: TypeError: e is undefined");
});
