import type { Translates } from "../../../schema/language/translation.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { AnnouncementAudience, AnnouncementState } from "../../../schema/notification/admin-api.ts";
import { countOf, formatNumber } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Wetin you send go show under the bell of many members at once, and for their phones.";
export const loading = "Notifications dey load...";
export const emptyTitle = "You never send anything";
export const emptyHint = "Use the form write the first notification.";

export const formTitle = "New notification";
export const titleLabel = "Title";
export const titleRequired = "Abeg put title.";
export const textLabel = "Text";
export const textRequired = "Abeg write text.";
export const audienceLabel = "To";
export const audienceNames: Readonly<Record<AnnouncementAudience, string>> = {
  everyone: "Everybody",
  role: "Everybody wey get one role",
  event: "People wey register for one event",
};
export const roleLabel = "Role";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admins",
  mentor: "Mentors",
  safeguarding_lead: "Safeguarding leads",
};
export const eventLabel = "Event";
export const chooseEvent = "Choose one event";
export const eventRequired = "Abeg choose one event.";
export const whenLabel = "When";
export const nowOption = "Now";
export const laterOption = "Later";
export const timeLabel = "Day and time";
export const timeHint = (zone: string): string => `For the community time zone, ${zone}`;
export const timeRequired = "Abeg choose day and time.";
export const sendButton = "Send";
export const scheduleButton = "Schedule";
export const sentToast = { title: "E dey go." };
export const scheduledToast = { title: "E don schedule." };

export const listTitle = "Sent and scheduled";
export const stateNames: Readonly<Record<AnnouncementState, string>> = {
  scheduled: "Scheduled",
  sending: "E dey send",
  sent: "E don send",
  cancelled: "Cancelled",
};
/** To whom it goes. `event` is the event's title. */
export const toEvent = (event: string): string => `People wey register for ${event}`;
export const goneEvent = "People wey register for event wey don delete";
export const byline = (author: string, moment: string): string => `${author}, ${moment}`;
export const goneAuthor = "One admin wey don leave";
export const progressLabel = "Progress";
export const progress = (reached: number, total: number): string =>
  `E don reach ${formatNumber(reached)} out of ${countOf(total, "member", "members")}`;
export const sentCount = (reached: number): string => `E reach ${countOf(reached, "member", "members")}`;
export const seenCount = (seen: number): string => `${formatNumber(seen)} don see am`;
export const pushedCount = (pushed: number): string => `${formatNumber(pushed)} by push`;
export const cancelLabel = (name: string): string => `Cancel ${name}`;
export const cancelButton = "Cancel";
export const cancelledToast = { title: "E don cancel." };

export type Holds = Translates<typeof import("./announcement-text.ts"), typeof import("./announcement-text.pcm.ts")>;
