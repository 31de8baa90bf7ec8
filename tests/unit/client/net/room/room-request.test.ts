import { beforeEach, describe, expect, test } from "vitest";
import {
  createRoomRequests,
  type RequestOutcome,
  type RoomRequests,
  sendRequest,
} from "../../../../../client/net/room/room-request.ts";
import { createWaits } from "../../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
let sent: string[];
let hasSocket: boolean;
let probes: number;
let outcomes: RequestOutcome[];
let requests: RoomRequests;

beforeEach(() => {
  [waits, sent, hasSocket, probes, outcomes] = [createWaits(), [], true, 0, []];
  let ids = 0;
  requests = createRoomRequests({
    send(request, payload) {
      if (hasSocket) sent.push(`${request} ${JSON.stringify(payload)}`);
      return hasSocket;
    },
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    wait: waits.wait,
    onUnanswered() {
      probes += 1;
    },
  });
});

const edit = { name: "edit", payload: { seq: 3 }, timeoutMs: 8_000 };
const start = (more: object) =>
  requests.start({ name: "edit", payload: {}, ...more }, (outcome) => outcomes.push(outcome));

describe("a request with a timeout", () => {
  test("a request without a socket is sent over the next one, and is done when the room confirms it", async () => {
    hasSocket = false;
    const answer = sendRequest(requests, edit);
    hasSocket = true;
    requests.resend();
    expect(sent).toEqual(['edit {"id":"id-1","seq":3}']);
    requests.received("id-1");
    await answer;
    expect(waits.pending()).toEqual([]);
    requests.resend();
    expect(sent).toHaveLength(1);
  });

  test("a request without a response within its timeout fails, and is not sent again", async () => {
    const answer = sendRequest(requests, edit);
    expect(waits.pending()).toEqual([8_000]);
    waits.passes();
    await expect(answer).rejects.toMatchObject({ code: "network/unreachable" });
    requests.resend();
    expect(sent).toHaveLength(1);
  });

  test("a request ignores the response to another one", async () => {
    const answer = sendRequest(requests, edit);
    requests.received("other");
    requests.refused({ request: "edit", id: "other", code: "thread/message-not-found" });
    requests.refused({ request: "edit", id: "id-1", code: "thread/message-not-found" });
    await expect(answer).rejects.toMatchObject({ code: "thread/message-not-found" });
  });

  test("a request does not fail when its connection closes first, because it may be done", async () => {
    const answer = sendRequest(requests, edit);
    requests.stop();
    await answer;
    expect(waits.pending()).toEqual([]);
  });
});

describe("a request with a resend interval", () => {
  test("an unanswered request is resent under its id, and the socket is probed once", () => {
    const id = start({ id: "saved", resendMs: 4_000, sendsBeforeProbe: 2 });
    waits.passes();
    waits.passes();
    expect([sent, probes]).toEqual([Array(3).fill('edit {"id":"saved"}'), 1]);
    requests.received(id);
    expect([outcomes, waits.pending()]).toEqual([[{ kind: "done" }], []]);
  });

  test("a request that a new socket has sent again keeps one timer", () => {
    start({ resendMs: 4_000 });
    requests.resend();
    expect([sent.length, waits.pending()]).toEqual([2, [4_000]]);
  });

  test("a request without a socket starts no resend timer", () => {
    hasSocket = false;
    start({ resendMs: 4_000 });
    expect(waits.pending()).toEqual([]);
  });

  test.each(["message/too-many", "server/unavailable", "server/unknown"] as const)(
    "a request with a resend interval stays pending after %s",
    (code) => {
      const id = start({ resendMs: 4_000 });
      requests.refused({ request: "edit", id, code });
      expect([outcomes, waits.pending()]).toEqual([[], [4_000]]);
    },
  );

  test.each([
    [4_000, "thread/message-not-found"],
    [undefined, "message/too-many"],
  ] as const)("a request with the interval %s fails after %s", (resendMs, code) => {
    const id = start({ resendMs });
    requests.refused({ request: "edit", id, code });
    expect([outcomes, waits.pending()]).toEqual([[{ kind: "failed", code }], []]);
  });
});

test("a refusal without an id means the oldest request of that name", () => {
  start({ id: "first" });
  start({ id: "second" });
  requests.refused({ request: "react", code: "message/invalid" });
  expect(outcomes).toEqual([]);
  requests.refused({ request: "edit", code: "message/invalid" });
  requests.received("second");
  expect(outcomes).toEqual([{ kind: "failed", code: "message/invalid" }, { kind: "done" }]);
});

test("a canceled request reports nothing and is not sent again", () => {
  const id = start({ resendMs: 4_000 });
  requests.cancel(id);
  requests.received(id);
  requests.resend();
  expect([outcomes, sent.length, waits.pending()]).toEqual([[], 1, []]);
});
