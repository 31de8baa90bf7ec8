// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, type FailureCode } from "../../../../../client/net/http/api-error.ts";
import { upload } from "../../../../../client/net/http/upload.ts";
import { readFileOf } from "../../../../../client/net/storage/file-store.ts";
import type { UnsentAttachment } from "../../../../../client/thread/attachment/file/unsent-attachment.ts";
import { type GiveUp, startUpload } from "../../../../../client/thread/attachment/upload/start-upload.ts";
import { uploadMessagePhoto, uploadVoiceNote } from "../../../../../schema/thread/attachment-api.ts";

vi.mock("../../../../../client/net/http/upload.ts", () => ({ upload: vi.fn() }));
vi.mock("../../../../../client/net/storage/file-store.ts", () => ({ readFileOf: vi.fn(), removeFileOf: vi.fn() }));

const key = { memberId: "ada", kind: "channel", threadId: "choir" } as const;
const photo = { kind: "photo", id: "photo-1", width: 4, height: 3, bytes: 5 } as const;
const uploaded = vi.mocked(upload);
let settled: (FailureCode | null)[];
/** How the uploads that are under way are answered, oldest first. */
let answers: { resolve: () => void; reject: (error: unknown) => void; signal: AbortSignal | undefined }[];

const start = (attachment: UnsentAttachment = photo, giveUp?: GiveUp) =>
  startUpload({
    key,
    attachment,
    settled: (refusal) => void settled.push(refusal),
    ...(giveUp && { giveUp }),
  });
const sent = (times: number) => vi.waitFor(() => expect(uploaded).toHaveBeenCalledTimes(times));
const wake = () => window.dispatchEvent(new Event("online"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  [settled, answers] = [[], []];
  vi.mocked(readFileOf).mockResolvedValue(new Blob(["photo"], { type: "image/webp" }));
  uploaded.mockReset().mockImplementation(((_endpoint: unknown, { signal }: { signal?: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    answers.push({ resolve, reject, signal });
    return promise;
  }) as never);
  return () => {
    for (const { resolve } of answers) resolve();
    vi.useRealTimers();
  };
});

test.each([
  ["a photo", photo, uploadMessagePhoto],
  ["a voice note", { kind: "voice", id: "voice-1", seconds: 2, bytes: 5 } as const, uploadVoiceNote],
])("THREAD-63 the file of %s is uploaded under its id, to its thread", async (_, attachment, endpoint) => {
  start(attachment);
  await sent(1);
  const [to, input] = uploaded.mock.calls[0] as unknown as [unknown, { params: object; body: FormData }];
  expect([to, input.params]).toEqual([endpoint, { threadId: "choir" }]);
  expect(input.body.get("id")).toBe(attachment.id);
  expect((input.body.get(attachment.kind) as File).type).toBe("image/webp");
  answers[0]?.resolve();
  await vi.waitFor(() => expect(settled).toEqual([null]));
});

test("THREAD-63 without network it is tried again when the network returns, and after a pause", async () => {
  start();
  await sent(1);
  answers[0]?.reject(new ApiError("network/unreachable"));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  wake();
  await sent(2);
  answers[1]?.reject(new ApiError("server/unavailable"));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.runAllTimers();
  await sent(3);
  answers[2]?.resolve();
  await vi.waitFor(() => expect(settled).toEqual([null]));
  wake();
  expect(uploaded).toHaveBeenCalledTimes(3);
});

test("THREAD-63 a limit of the server is waited for", async () => {
  start();
  await sent(1);
  answers[0]?.reject(new ApiError("request/too-many" as FailureCode, { retryAfter: 30 }));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(29_000);
  expect(uploaded).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await sent(2);
});

test("THREAD-63 a refusal ends it, and so does a file that is gone", async () => {
  start();
  await sent(1);
  answers[0]?.reject(new ApiError("attachment/not-here"));
  await vi.waitFor(() => expect(settled).toEqual(["attachment/not-here"]));
  vi.mocked(readFileOf).mockResolvedValue(undefined);
  start();
  await vi.waitFor(() => expect(settled).toEqual(["attachment/not-here", "attachment/not-found"]));
  expect(uploaded).toHaveBeenCalledTimes(1);
});

test("THREAD-63 whoever starts it again within a second joins the upload that is under way", async () => {
  const stop = start();
  await sent(1);
  stop();
  start();
  vi.advanceTimersByTime(5_000);
  expect(answers[0]?.signal?.aborted).toBe(false);
  answers[0]?.resolve();
  await vi.waitFor(() => expect(settled).toEqual([null]));
  expect(uploaded).toHaveBeenCalledTimes(1);
});

test("an upload that nobody waits for ends, and the next one begins anew", async () => {
  const stop = start();
  await sent(1);
  stop();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(answers[0]?.signal?.aborted).toBe(true);
  start();
  await sent(2);
  answers[0]?.reject(new DOMException("aborted", "AbortError"));
  answers[1]?.resolve();
  await vi.waitFor(() => expect(settled).toEqual([null]));
});

test("the background sender gives up after some tries, so that other threads have their turn", async () => {
  const onGivenUp = vi.fn();
  start(photo, { triesMax: 2, onGivenUp });
  for (const tries of [1, 2]) {
    await sent(tries);
    answers[tries - 1]?.reject(new ApiError("network/unreachable"));
    await vi.waitFor(() => expect(vi.getTimerCount() + onGivenUp.mock.calls.length).toBe(1));
    vi.runAllTimers();
  }
  expect([onGivenUp.mock.calls.length, settled]).toEqual([1, []]);
  wake();
  expect(uploaded).toHaveBeenCalledTimes(2);
});
