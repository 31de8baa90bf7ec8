import { expect, test } from "vitest";
import { unreadText } from "../../../../client/notification/notification-text.ts";
import { sentenceOf } from "../../../../client/notification/sentence-text.ts";
import { shortCount } from "../../../../client/ui/format/short-count.ts";
import type { Notification } from "../../../../schema/notification/api.ts";
import { notificationPath } from "../../../../schema/notification/path.ts";

const talk: Notification["place"] = { kind: "conversation", threadId: "t", name: "", seq: 4 };
const team: Notification["place"] = { kind: "channel", threadId: "c", name: "Friday team", seq: 4 };
const notification = (kind: Notification["kind"], changes: Partial<Notification> = {}): Notification => ({
  notificationId: "n",
  kind,
  actorId: "a",
  actorName: "Ngozi",
  actorAvatarUrl: null,
  actorRoles: [],
  count: 1,
  place: talk,
  text: "",
  createdAt: 1,
  isRead: false,
  ...changes,
});

test("each kind of notification has a sentence that says who did what, and where", () => {
  expect(sentenceOf(notification("message"))).toBe("Ngozi messaged you");
  expect(sentenceOf(notification("mention", { place: team }))).toBe("Ngozi mentioned you in Friday team");
  expect(sentenceOf(notification("mention"))).toBe("Ngozi mentioned you");
  expect(sentenceOf(notification("reply", { place: team }))).toBe("Ngozi replied to you in Friday team");
  expect(sentenceOf(notification("reaction"))).toBe("Ngozi reacted to your message");
  expect(sentenceOf(notification("added_to_channel", { place: team }))).toBe("Ngozi added you to Friday team");
});

test("NOTICE-11 an invitation names the channel and who invited, and links to where it can be answered", () => {
  const place: Notification["place"] = { kind: "invitation", channelId: "c", name: "Friday team" };
  expect(sentenceOf(notification("channel_invitation", { place }))).toBe("Ngozi invited you to Friday team");
  expect(notificationPath(place)).toBe("/community");
});

test("NOTICE-15 the answer to a report names nobody and links to the member's own reports", () => {
  const answer = notification("report_answered", { actorName: "", place: { kind: "own_reports" } });
  expect(sentenceOf(answer)).toBe("A leader has answered your report");
  expect(notificationPath(answer.place)).toBe("/my-safety");
});

test("repeated messages are counted by number, and reactions by people", () => {
  expect(sentenceOf(notification("message", { count: 2 }))).toBe("Ngozi messaged you twice");
  expect(sentenceOf(notification("message", { count: 3 }))).toBe("Ngozi messaged you 3 times");
  expect(sentenceOf(notification("reaction", { count: 2 }))).toBe("Ngozi and 1 other reacted to your message");
  expect(sentenceOf(notification("reaction", { count: 3, place: team }))).toBe(
    "Ngozi and 2 others reacted to your message in Friday team",
  );
});

test("a repeated mention or reply says how often, with and without its channel", () => {
  const twice = { count: 2, place: team };
  expect(sentenceOf(notification("mention", { count: 2 }))).toBe("Ngozi mentioned you twice");
  expect(sentenceOf(notification("mention", twice))).toBe("Ngozi mentioned you twice in Friday team");
  expect(sentenceOf(notification("reply", { count: 4 }))).toBe("Ngozi replied to you 4 times");
  expect(sentenceOf(notification("reply", twice))).toBe("Ngozi replied to you twice in Friday team");
  expect(sentenceOf(notification("reaction", { place: team }))).toBe("Ngozi reacted to your message in Friday team");
});

test("a member who was added to a channel reads its name, if it is known", () => {
  expect(sentenceOf(notification("added_to_channel"))).toBe("Ngozi added you to a channel");
});

test("a notification from a member without a name says Unknown User", () => {
  expect(sentenceOf(notification("message", { actorName: "" }))).toBe("Unknown User messaged you");
});

test("a notification links to its conversation, its channel or its report", () => {
  const report: Notification["place"] = { kind: "report", reportId: "r" };
  expect([talk, team, report].map(notificationPath)).toEqual([
    "/messages?with=t",
    "/community/channel/c",
    "/safety/reports/r",
  ]);
});

test("NOTICE-10 a new report names nobody", () => {
  const place = { kind: "report", reportId: "r" } as const;
  expect(sentenceOf(notification("report", { place }))).toBe("A new report needs a look");
});

test("a notification of an event names it and links to it", () => {
  const place: Notification["place"] = { kind: "event", eventId: "e", name: "Career night" };
  expect(sentenceOf(notification("event_registered", { place }))).toBe("You’re registered for Career night");
  expect(sentenceOf(notification("event_tomorrow", { place, createdAt: Date.now() }))).toBe("Tomorrow: Career night");
  expect(notificationPath(place)).toBe("/event/e");
});

test("an unknown kind and place get a neutral sentence and a link to the home page", () => {
  const future = { kind: "ticket_sold", place: { kind: "stall" } } as unknown as Notification;
  expect(sentenceOf({ ...notification("message"), ...future })).toBe("Something new happened");
  expect(notificationPath(future.place)).toBe("/");
});

test("100 unread notifications are shown as more than 99", () => {
  expect([1, 3, 99, 100].map(unreadText)).toEqual([
    "1 unread notification",
    "3 unread notifications",
    "99 unread notifications",
    "More than 99 unread notifications",
  ]);
  expect([3, 99, 100].map(shortCount)).toEqual(["3", "99", "99+"]);
});
