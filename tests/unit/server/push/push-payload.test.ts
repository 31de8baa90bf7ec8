import { expect, test } from "vitest";
import type { Notification } from "../../../../schema/notification/api.ts";
import { kindNames } from "../../../../schema/notification/kind.ts";
import { pushGroups } from "../../../../schema/push/group.ts";
import { kindsOf } from "../../../../server/push/push-group.ts";
import { pushPayload } from "../../../../server/push/push-payload.ts";

const message: Notification = {
  notificationId: "018f0000-0000-7000-8000-000000000001",
  kind: "message",
  actorId: null,
  actorName: "Ngozi",
  actorAvatarUrl: null,
  actorRoles: [],
  count: 1,
  place: { kind: "conversation", threadId: "018f0000-0000-7000-8000-000000000002", name: "", seq: 3 },
  text: "I failed the exam",
  createdAt: 0,
  isRead: false,
};
const options = { communityName: "Lampstand", showsText: false, unread: 1, language: null };

test("PUSH-8 a locked phone shows who, and what only if the member chose that", () => {
  expect(pushPayload(message, options)).toMatchObject({
    title: "Ngozi",
    body: "Sent you a message.",
    path: "/messages?with=018f0000-0000-7000-8000-000000000002",
  });
  expect(pushPayload(message, { ...options, showsText: true }).body).toBe("I failed the exam");
});

test("PUSH-4 the newest one says how many wait", () => {
  expect(pushPayload(message, { ...options, unread: 3 }).body).toBe("Sent you a message. 3 unread in all.");
});

test.each([
  "report",
  "report_overdue",
  "report_answered",
  "safety_notice",
  "message_flag",
  "age_confirmed",
  "role_given",
] as const)("PUSH-8 a notification of the kind %s names nobody", (kind) => {
  const about = { ...message, kind, place: { kind: "own_reports" } } as Notification;
  const shown = pushPayload(about, { ...options, showsText: true });
  expect(JSON.stringify(shown)).not.toMatch(/Ngozi|exam/);
  expect(shown.title).toBe("Lampstand");
});

test("NOTICE-35 a locked phone shows an announcement’s title, and its text only if the member chose that", () => {
  const place = {
    kind: "announcement",
    announcementId: "018f0000-0000-7000-8000-000000000003",
    name: "Friday is moved",
    about: null,
  } as const;
  const sent: Notification = { ...message, kind: "announcement", actorName: "", text: "We meet at 6 PM.", place };
  expect(pushPayload(sent, options)).toMatchObject({
    title: "Lampstand",
    body: "Friday is moved",
    path: "/dashboard/notifications",
  });
  expect(pushPayload(sent, { ...options, showsText: true }).body).toBe("We meet at 6 PM.");
  const about = "018f0000-0000-7000-8000-000000000004";
  expect(pushPayload({ ...sent, place: { ...place, about } }, options).path).toBe(`/event/${about}`);
});

test("PUSH-6 every kind belongs to exactly one group", () => {
  const all = pushGroups.flatMap((group) => kindsOf([group]));
  expect(all.sort()).toEqual([...kindNames].sort());
});
