import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { manageLink } from "./link-text.ts";

const manage = () => import("./manage/manage-screens.ts");

export const eventFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: {
        "/event/:eventId": screenOf(() => import("./event-screen.tsx"), "EventScreen"),
        "/events": screenOf(() => import("./find/find-events-screen.tsx"), "FindEventsScreen"),
      },
    },
    {
      frame: "page",
      access: "event-manager",
      screens: {
        "/events/manage": screenOf(manage, "ManageScreen"),
        "/events/manage/new": screenOf(manage, "NewEventScreen"),
        "/events/manage/:eventId": screenOf(manage, "EditEventScreen"),
      },
    },
  ],
  links: [{ label: manageLink, to: "/events/manage", for: "event-manager", more: 5 }],
  dashboard: { paths: ["/events"], sections: () => import("./mine/event-dashboard.tsx") },
  admin: { paths: ["/events", "/events/:eventId"], sections: () => import("./admin/event-admin.tsx") },
  saved: [
    ["event", "own"],
    ["event", "mine"],
    ["event", "one"],
  ],
  errorTexts: { event: () => import("./event-errors.ts") },
  live: () => import("./event-live.ts"),
};
