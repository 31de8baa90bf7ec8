// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { pendingReads, savePendingRead } from "../../../../client/devotion/read/pending-reads.ts";
import { createReadSender, sendRead } from "../../../../client/devotion/read/send-reads.ts";
import { clearSaved, localStore, removeExpired } from "../../../../client/net/storage/local-storage.ts";

const ADA = "00000000-0000-4000-8000-00000000000a";
const [first, second] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Replies to each request of the server, in this order. Returns what was sent. */
function stubServer(...replies: (number | { status: number; code: string })[]) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string }) => {
    const reply = replies.shift();
    sent.push({ path: String(path), body: JSON.parse(body) });
    if (reply === undefined) throw new TypeError("Failed to fetch");
    const { status, code } = typeof reply === "number" ? { status: reply, code: "" } : reply;
    const content = status === 200 ? { isNew: true, streak: {} } : { code, message: "" };
    return new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });
  });
  return sent;
}
function send() {
  const sender = createReadSender(ADA);
  onTestFinished(sender.stop);
  sender.wake();
}
const left = () => pendingReads(ADA).map(({ devotionId }) => devotionId);

describe("reads that wait on the phone", () => {
  test("the first read of a devotion is kept with its day; another member's reads are not touched", () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-22" });
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-23" });
    savePendingRead("somebody-else", { devotionId: second, readOn: "2026-11-23" });
    expect(pendingReads(ADA)).toEqual([{ devotionId: first, readOn: "2026-11-22" }]);
  });

  test("signing out removes them, and what cannot be read is ignored", () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-22" });
    clearSaved(localStore());
    expect(left()).toEqual([]);
    localStorage.setItem(`lampstand.reads.${ADA}`, JSON.stringify([{ devotionId: 7 }, null, "x"]));
    expect(left()).toEqual([]);
  });

  test("DEVOTION-7 each is sent with its own day", async () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-21" });
    savePendingRead(ADA, { devotionId: second, readOn: "2026-11-22" });
    const sent = stubServer(200, 200);
    send();
    await vi.waitFor(() => expect(left()).toEqual([]));
    expect(sent.map(({ body }) => body)).toEqual([{ readOn: "2026-11-21" }, { readOn: "2026-11-22" }]);
  });

  test("DEVOTION-8 a day that is refused is sent again without it", async () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-01-01" });
    const sent = stubServer({ status: 422, code: "devotion/day-not-accepted" }, 200);
    send();
    await vi.waitFor(() => expect(left()).toEqual([]));
    expect(sent.map(({ body }) => body)).toEqual([{ readOn: "2026-01-01" }, {}]);
  });

  test("without network they stay, and a devotion that is gone does not hold up the others", async () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-21" });
    savePendingRead(ADA, { devotionId: second, readOn: "2026-11-22" });
    const sent = stubServer({ status: 404, code: "devotion/not-found" });
    send();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(left()).toEqual([second]);
  });

  test("DEVOTION-16 a read whose day is still to come stays, says so, and does not hold up the others", async () => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-30" });
    savePendingRead(ADA, { devotionId: second, readOn: "2026-11-22" });
    stubServer({ status: 409, code: "devotion/not-yet" }, 200);
    send();
    await vi.waitFor(() =>
      expect(pendingReads(ADA)).toEqual([{ devotionId: first, readOn: "2026-11-30", isEarly: true }]),
    );
  });

  test("DEVOTION-16 it is sent again when a day begins, and leaves when its day has come", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-23T22:58:30Z") });
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-24" });
    const sent = stubServer({ status: 409, code: "devotion/not-yet" }, 200);
    const sender = createReadSender(ADA);
    sender.wake();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    // Midnight in Lagos.
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(left()).toEqual([]));
    sender.stop();
    vi.useRealTimers();
  });

  test.each([
    [409, "devotion/not-yet"],
    [401, "account/signed-out"],
    [429, "request/too-many"],
    [422, "request/invalid"],
    [500, "server/unknown"],
  ])("DEVOTION-17 a reply %i %s loses no read", async (status, code) => {
    savePendingRead(ADA, { devotionId: first, readOn: "2026-11-22" });
    const sent = stubServer({ status, code });
    send();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(left()).toEqual([first]);
  });

  test("DEVOTION-17 a clock that is put right by half a century loses no read", () => {
    vi.useFakeTimers({ now: 0 });
    savePendingRead(ADA, { devotionId: first, readOn: "1970-01-01" });
    vi.setSystemTime("2026-11-23");
    removeExpired(localStore());
    expect(left()).toEqual([first]);
    vi.useRealTimers();
  });

  test("a press and the sender in the background send a read once", async () => {
    const read = { devotionId: first, readOn: "2026-11-22" };
    savePendingRead(ADA, read);
    const sent = stubServer(200, 200);
    const [pressed, again] = [sendRead(ADA, read), sendRead(ADA, read)];
    send();
    expect(await Promise.all([pressed, again])).toEqual(["stored", "stored"]);
    expect(sent).toHaveLength(1);
  });
});
