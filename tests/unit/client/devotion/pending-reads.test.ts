// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pendingReads, savePendingRead } from "../../../../client/devotion/read/pending-reads.ts";
import { createReadSender } from "../../../../client/devotion/read/send-reads.ts";
import { clearSaved, localStore } from "../../../../client/net/storage/local-storage.ts";

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
const send = () => createReadSender(ADA).wake();
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
});
