import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import webPush from "web-push";
import { isAllowedHost, pushSender } from "../../../../server/push/push-sender.ts";
import { type PushService, startPushService } from "../../../support/push/push-service.ts";

const payload = { title: "Ngozi", body: "Sent you a message.", tag: "thread-1", path: "/messages", unread: 2 };
const keys = webPush.generateVAPIDKeys();
const options = { keys, contact: "mailto:nobody@localhost" };
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.status = 201;
});
afterAll(() => service.close());

test("a notification arrives encrypted for its device, and signed with this server’s key", async () => {
  const device = service.newDevice();
  const send = pushSender({ ...options, isAllowed: () => true });
  expect(await send(device, payload)).toBe("sent");
  expect(device.received).toEqual([payload]);
  expect(service.authorization).toContain(keys.publicKey);
});

test.each([
  [404, "gone"],
  [410, "gone"],
  [429, "failed"],
  [500, "failed"],
  [302, "failed"],
])("PUSH-2 PUSH-3 the push service’s answer %i means %s", async (status, outcome) => {
  service.status = status;
  const before = service.requests;
  const send = pushSender({ ...options, isAllowed: () => true });
  expect(await send(service.newDevice(), payload)).toBe(outcome);
  expect(service.requests).toBe(before + 1);
});

test("PUSH-2 an address of this machine is not asked, by number or by name", async () => {
  const before = service.requests;
  const device = service.newDevice();
  const send = pushSender(options);
  expect(await send(device, payload)).toBe("failed");
  expect(await send({ ...device, endpoint: device.endpoint.replace("127.0.0.1", "localhost") }, payload)).toBe(
    "failed",
  );
  expect(service.requests).toBe(before);
});

test("PUSH-2 a name of this machine, or of nothing, is no push service", async () => {
  expect(await isAllowedHost("localhost")).toBe(false);
  expect(await isAllowedHost("nowhere.invalid")).toBe(false);
});

test("a key of a device that is no point of the curve fails, and does not end the job", async () => {
  const send = pushSender({ ...options, isAllowed: () => true });
  expect(await send({ ...service.newDevice(), p256dh: "A".repeat(87) }, payload)).toBe("failed");
});
