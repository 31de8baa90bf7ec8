import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { upload } from "../../../../../client/net/http/upload.ts";
import { endpoint, upload as uploadBody } from "../../../../../schema/endpoint.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../../../schema/protocol-version.ts";

const sendPicture = endpoint("POST /api/test/picture", "member", {
  summary: "Takes a picture.",
  body: uploadBody({ fields: z.strictObject({}), files: { picture: { types: ["image/png"], maxBytes: 1000 } } }),
  output: z.strictObject({ done: z.literal(true) }),
});

/** An exchange whose events the test fires. */
class FakeXhr {
  static last: FakeXhr;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = "";
  version: string | null = null;
  getResponseHeader = (name: string) => (name === PROTOCOL_HEADER ? this.version : null);
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => this.onabort());
  constructor() {
    FakeXhr.last = this;
  }
  reply(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("APP-13 an upload’s reply of another version is not read", async () => {
  const pending = upload(sendPicture, { body: new FormData() });
  FakeXhr.last.version = "another";
  FakeXhr.last.reply(200, { done: true });
  await expect(pending).rejects.toMatchObject({ code: "request/outdated" });
});

test("an upload sends the form, reports its progress, and resolves with the output", async () => {
  const form = new FormData();
  const onProgress = vi.fn();
  const pending = upload(sendPicture, { body: form, onProgress });
  expect(FakeXhr.last.open).toHaveBeenCalledWith("POST", "/api/test/picture");
  expect(FakeXhr.last.setRequestHeader).toHaveBeenCalledWith("accept", "application/json");
  expect(FakeXhr.last.setRequestHeader).toHaveBeenCalledWith(PROTOCOL_HEADER, PROTOCOL_VERSION);
  expect(FakeXhr.last.send).toHaveBeenCalledWith(form);
  FakeXhr.last.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(onProgress).toHaveBeenCalledWith(0);
  FakeXhr.last.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  FakeXhr.last.reply(200, { done: true });
  await expect(pending).resolves.toEqual({ done: true });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])("a reply with the status %i is a success: %s", async (status, isSuccess) => {
  const pending = upload(sendPicture, { body: new FormData() });
  FakeXhr.last.reply(status, { done: true });
  const outcome = await pending.catch((error: unknown) => error);
  expect(outcome).toMatchObject(isSuccess ? { done: true } : { code: "server/unknown" });
});

test("a refused upload rejects with the server's code and fields, a broken one as unreachable", async () => {
  const refused = upload(sendPicture, { body: new FormData() });
  FakeXhr.last.reply(422, { code: "request/invalid", fields: { picture: "Too large" } });
  await expect(refused).rejects.toMatchObject({ code: "request/invalid", fields: { picture: "Too large" } });
  const broken = upload(sendPicture, { body: new FormData() });
  FakeXhr.last.onerror();
  await expect(broken).rejects.toMatchObject({ code: "network/unreachable" });
});

test("an upload that moves may take longer than its timeout; one that stops moving fails", async () => {
  const pending = upload(sendPicture, { body: new FormData() });
  pending.catch(() => {});
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(9_000);
    FakeXhr.last.upload.onprogress?.({ loaded, total: 4 });
  }
  expect(FakeXhr.last.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeXhr.last.abort).toHaveBeenCalledOnce();
  await expect(pending).rejects.toMatchObject({ code: "network/unreachable" });
});

test("a caller cancels an upload, even before it begins", async () => {
  const cancel = new AbortController();
  const pending = upload(sendPicture, { body: new FormData(), signal: cancel.signal });
  cancel.abort();
  expect(FakeXhr.last.abort).toHaveBeenCalledOnce();
  await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  await expect(upload(sendPicture, { body: new FormData(), signal: cancel.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(FakeXhr.last.send).not.toHaveBeenCalled();
});
