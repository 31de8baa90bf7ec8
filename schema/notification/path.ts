import type { Notification } from "./api.ts";

/** The address of a place. Unknown kinds of a newer server lead to the home page. */
export function notificationPath(place: Notification["place"]): string {
  switch (place.kind) {
    case "channel":
      return `/community/channel/${place.threadId}`;
    case "conversation":
      return `/messages?with=${place.threadId}`;
    case "invitation":
      return "/community";
    case "own_reports":
      return "/my-safety";
    case "notices":
      return "/my-safety";
    case "report":
      return `/safety/reports/${place.reportId}`;
    case "flagged_messages":
      return "/safety/flagged";
    case "age_confirmations":
      return "/safety/newcomers";
    case "own_roles":
      return "/account/security";
    case "own_questions":
      return "/engagement/questions";
    case "own_pod_requests":
      return "/engagement/pods";
    case "challenges":
      return "/games/challenges";
    case "event":
      return `/event/${place.eventId}`;
    case "devotion":
      return "/devotions";
    case "games":
      return "/games";
    case "announcement":
      return place.about === null ? "/dashboard/notifications" : `/event/${place.about}`;
    default:
      return homePage(place);
  }
}

const homePage = (_place: never): string => "/";
