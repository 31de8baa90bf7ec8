import type { MemberRole } from "../../../schema/member/role.ts";
import type { AnnouncementAudience, AnnouncementState } from "../../../schema/notification/admin-api.ts";
import { countOf, formatNumber } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "What you send appears under the bell of many members at once, and on their phones.";
export const loading = "Loading notifications...";
export const emptyTitle = "Nothing sent yet";
export const emptyHint = "Write the first notification with the form.";

export const formTitle = "New notification";
export const titleLabel = "Title";
export const titleRequired = "Please enter a title.";
export const textLabel = "Text";
export const textRequired = "Please write a text.";
export const audienceLabel = "To";
export const audienceNames: Readonly<Record<AnnouncementAudience, string>> = {
  everyone: "Everyone",
  role: "Everyone with a role",
  event: "An event’s attendees",
};
export const roleLabel = "Role";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admins",
  mentor: "Mentors",
  safeguarding_lead: "Safeguarding leads",
};
export const eventLabel = "Event";
export const chooseEvent = "Choose an event";
export const eventRequired = "Please choose an event.";
export const whenLabel = "When";
export const nowOption = "Now";
export const laterOption = "Later";
export const timeLabel = "Day and time";
export const timeHint = (zone: string): string => `In the community’s time zone, ${zone}`;
export const timeRequired = "Please choose a day and a time.";
export const sendButton = "Send";
export const scheduleButton = "Schedule";
export const sentToast = { title: "It’s on its way." };
export const scheduledToast = { title: "It’s scheduled." };

export const listTitle = "Sent and scheduled";
export const stateNames: Readonly<Record<AnnouncementState, string>> = {
  scheduled: "Scheduled",
  sending: "Sending",
  sent: "Sent",
  cancelled: "Cancelled",
};
/** To whom it goes. `event` is the event's title. */
export const toEvent = (event: string): string => `Attendees of ${event}`;
export const goneEvent = "Attendees of a deleted event";
export const byline = (author: string, moment: string): string => `${author}, ${moment}`;
export const goneAuthor = "An admin who has left";
export const progressLabel = "Progress";
export const progress = (reached: number, total: number): string =>
  `${formatNumber(reached)} of ${countOf(total, "member")} reached`;
export const sentCount = (reached: number): string => `${countOf(reached, "member")} reached`;
export const seenCount = (seen: number): string => `${formatNumber(seen)} seen`;
export const pushedCount = (pushed: number): string => `${formatNumber(pushed)} by push`;
export const cancelLabel = (name: string): string => `Cancel ${name}`;
export const cancelButton = "Cancel";
export const cancelledToast = { title: "It’s cancelled." };
