import { create } from "content-disposition";
import { afterEach, expect, test, vi } from "vitest";
import { download, saveFile } from "../../../../../client/net/http/download.ts";
import { endpoint } from "../../../../../schema/endpoint.ts";

const readTicket = endpoint("GET /api/test/ticket", "member", {
  summary: "A ticket.",
  kind: "file",
  fileTypes: ["application/pdf"],
});

const replies = (body: BodyInit, headers: Record<string, string>, status = 200) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status, headers })),
  );

afterEach(() => vi.unstubAllGlobals());

test("a download returns the bytes of the file and its name, in any script", async () => {
  const name = "Ìwé àṣẹ 2026.pdf";
  replies("%PDF", { "content-type": "application/pdf", "content-disposition": create(name) });
  const file = await download(readTicket);
  expect(file.name).toBe(name);
  expect(file.blob.type).toBe("application/pdf");
  expect(await file.blob.text()).toBe("%PDF");
});

/** A reply that arrives in these parts, one every eight seconds. */
function slowReply(parts: readonly string[], headers: Record<string, string>): void {
  const body = (signal: AbortSignal) =>
    new ReadableStream({
      async start(controller) {
        signal.addEventListener("abort", () => controller.error(signal.reason));
        for (const part of parts) {
          await new Promise((resolve) => setTimeout(resolve, 8_000));
          if (!signal.aborted) controller.enqueue(new TextEncoder().encode(part));
        }
        if (!signal.aborted) controller.close();
      },
    });
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit & { signal: AbortSignal }) => {
    return new Response(body(signal), { headers });
  });
}

test("a large file on a slow network may take longer than the timeout, as long as something arrives", async () => {
  vi.useFakeTimers();
  const onProgress = vi.fn();
  slowReply(["1234", "56", "789"], { "content-length": "8" });
  const pending = download(readTicket, { onProgress });
  await vi.advanceTimersByTimeAsync(24_000);
  expect((await pending).blob.size).toBe(9);
  expect(onProgress.mock.calls).toEqual([[0.5], [0.75], [1]]);
  vi.useRealTimers();
});

test("an empty file is a file, also without a type", async () => {
  vi.stubGlobal("fetch", async () => new Response(null));
  const { blob } = await download(readTicket);
  expect([blob.size, blob.type]).toEqual([0, ""]);
});

test("a download reports its progress if the length is known, and has a default name", async () => {
  const onProgress = vi.fn();
  replies("12345678", { "content-length": "8" });
  expect((await download(readTicket, { onProgress })).name).toBe("download");
  expect(onProgress).toHaveBeenLastCalledWith(1);
  onProgress.mockClear();
  replies("12345678", { "content-length": "3", "content-encoding": "br" });
  await download(readTicket, { onProgress });
  expect(onProgress).not.toHaveBeenCalled();
});

test("a refused download rejects with the server's code", async () => {
  replies(JSON.stringify({ code: "request/not-found" }), {}, 404);
  await expect(download(readTicket)).rejects.toMatchObject({ code: "request/not-found" });
});

test("the browser saves a file under its name", () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  saveFile({ name: "Ìwé.pdf", blob: new Blob() });
  expect(link).toMatchObject({ href: "blob:1", download: "Ìwé.pdf" });
  expect(link.click).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:1");
  vi.useRealTimers();
});
