// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../client/net/http/api-error.ts";
import { holdRequests } from "../../../support/browser/held-fetch.ts";

const page = {
  paths: ["/", "/event/new", "/event/:eventId"],
  script: "https://lamp.example.org/assets/index-a1b2c3d.js",
};
const memberId = "3f0e8c1a-5a3d-4c0e-9a65-0f5b7f6c2a11";

let requests: ReturnType<typeof holdRequests>;
let send: (error: unknown) => Promise<void>;
beforeEach(async () => {
  vi.resetModules();
  requests = holdRequests();
  vi.stubGlobal("location", new URL(`https://lamp.example.org/event/${memberId}?code=ABCDEF`));
  const { sendCrash } = await import("../../../../client/crash/send-crash.ts");
  send = (error) => sendCrash(error, page);
});

const bodies = () => requests.map(({ body }) => body);

test("CRASH-2 CRASH-3 a crash is reported with its build and the pattern of its page, and without an id", () => {
  const error = Object.assign(new TypeError(`no member ${memberId}`), {
    stack: `TypeError: no member ${memberId}\n    at Xe (https://lamp.example.org/assets/base.js:2:41877)`,
  });
  void send(error);
  expect(bodies()).toEqual([
    {
      message: "TypeError: no member [removed]",
      stack: "Xe (base.js:2:41877)",
      release: "index-a1b2c3d.js",
      route: "/event/:eventId",
    },
  ]);
});

test("CRASH-2 an unknown address is reported as a star, and a long error in part", () => {
  vi.stubGlobal("location", new URL(`https://lamp.example.org/somewhere/${memberId}`));
  const stack = "    at Xe (https://lamp.example.org/assets/base.js:2:41877)\n".repeat(200);
  void send(Object.assign(new Error("so ".repeat(300)), { stack }));
  const [body] = bodies() as { message: string; stack: string; route: string }[];
  expect([body?.message.length, body?.stack.length, body?.route]).toEqual([300, 2000, "*"]);
});

test("CRASH-2 at most three crashes of a page are reported, and none of them twice", () => {
  for (const name of ["one", "one", "two", "three", "four"]) void send(new Error(name));
  expect(bodies()).toMatchObject(["one", "two", "three"].map((name) => ({ message: `Error: ${name}` })));
});

test.each([
  ["an answer of the server", new ApiError("event/not-found")],
  ["a missing network", new ApiError("network/unreachable")],
  ["a part that did not load", new TypeError("Failed to fetch dynamically imported module: https://x/y.js")],
  ["a request that failed", new TypeError("Load failed")],
  ["a request that was cancelled", new DOMException("The user aborted a request.", "AbortError")],
  ["a page that a browser extension has changed", new Error("Minified React error #418; visit https://react.dev")],
  ["what is no error", "lost"],
  ["nothing", undefined],
])("CRASH-2 %s is not reported", (_, error) => {
  void send(error);
  expect(bodies()).toEqual([]);
});

test("CRASH-2 a report that fails throws nothing", async () => {
  const sent = send(new Error("one"));
  requests[0]?.answer({ code: "request/too-many" }, 429);
  await expect(sent).resolves.toBeUndefined();
});
