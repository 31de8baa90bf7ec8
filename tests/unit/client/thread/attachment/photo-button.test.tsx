// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { saveFileOf } from "../../../../../client/net/storage/file-store.ts";
import { PhotoButton, type TakeFiles } from "../../../../../client/thread/attachment/choose/photo-button.tsx";
import { FaultyPhoto } from "../../../../../client/thread/attachment/choose/shrink/photo-fault.ts";
import { shrinkPhoto } from "../../../../../client/thread/attachment/choose/shrink/shrink-photo.ts";
import type { AttachmentSenders } from "../../../../../client/thread/attachment/choose/use-may-attach.ts";
import { toast } from "../../../../../client/ui/feedback/toast.ts";
import { render } from "../../../../support/browser/render.ts";

vi.mock("../../../../../client/net/storage/file-store.ts", () => ({ saveFileOf: vi.fn() }));
vi.mock("../../../../../client/thread/attachment/choose/shrink/shrink-photo.ts", () => ({ shrinkPhoto: vi.fn() }));
vi.mock("../../../../../client/ui/feedback/toast.ts", () => ({ toast: vi.fn() }));

const takeFiles: { current: TakeFiles | null } = { current: null };
/** What the composer learned, in order. */
let told: string[];

function show(senders: AttachmentSenders = "all"): void {
  render(
    <QueryClientProvider client={queryClient}>
      <PhotoButton
        memberId="ada"
        senders={senders}
        isShown
        takeFiles={takeFiles}
        onChoose={({ bytes }) => told.push(`chosen ${bytes}`)}
        onPreparing={(isPreparing) => told.push(isPreparing ? "preparing" : "ready")}
      />
    </QueryClientProvider>,
  );
}
const button = () => document.querySelector("button[aria-label='Add a photo']");
const file = (name: string, type = "image/jpeg") => new File([name], name, { type });
const files = (...all: File[]) => all as unknown as FileList;

beforeEach(() => {
  told = [];
  takeFiles.current = null;
  queryClient.clear();
  vi.mocked(toast).mockReset();
  vi.mocked(shrinkPhoto).mockReset();
  vi.mocked(shrinkPhoto).mockResolvedValue({ file: new Blob(["small"]), width: 4, height: 3 });
  vi.mocked(saveFileOf).mockReset();
  vi.mocked(saveFileOf).mockImplementation(async () => told.push("saved") > 0);
});

test("THREAD-61 of the dropped files the first picture is chosen, and the draft names it before it is saved", async () => {
  show();
  expect(takeFiles.current?.(files(file("song.mp3", "audio/mp3"), file("sunday.jpg")))).toBe(true);
  await vi.waitFor(() => expect(told).toEqual(["preparing", "chosen 5", "ready", "saved"]));
  expect(vi.mocked(shrinkPhoto).mock.lastCall?.[0].name).toBe("sunday.jpg");
  expect(takeFiles.current?.(files(file("song.mp3", "audio/mp3")))).toBe(false);
  expect(toast).not.toHaveBeenCalled();
});

test("THREAD-64 a member whose browser cannot keep the photo is told", async () => {
  vi.mocked(saveFileOf).mockResolvedValue(false);
  show();
  takeFiles.current?.(files(file("sunday.jpg")));
  await vi.waitFor(() => expect(vi.mocked(toast).mock.lastCall?.[0].title).toBe("Don’t close the app yet"));
});

test.each(["too-large", "animated", "heic", "unreadable"] as const)(
  "THREAD-61 a file that is %s is refused with its reason",
  async (fault) => {
    vi.mocked(shrinkPhoto).mockRejectedValue(new FaultyPhoto(fault));
    show();
    takeFiles.current?.(files(file("sunday.jpg")));
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(told).toEqual(["preparing", "ready"]);
  },
);

test("THREAD-61 of two photos that are chosen quickly, the second counts", async () => {
  const first = Promise.withResolvers<Awaited<ReturnType<typeof shrinkPhoto>>>();
  vi.mocked(shrinkPhoto).mockReturnValueOnce(first.promise);
  show();
  takeFiles.current?.(files(file("one.jpg")));
  takeFiles.current?.(files(file("two.jpg")));
  await vi.waitFor(() => expect(told).toContain("saved"));
  first.resolve({ file: new Blob(["the first one"]), width: 4, height: 3 });
  await first.promise;
  expect(told.filter((each) => each.startsWith("chosen"))).toEqual(["chosen 5"]);
});

test.each([
  ["all", undefined, true],
  ["none", undefined, false],
  ["adults", true, true],
  ["adults", false, false],
] as const)(
  "THREAD-61 where %s may send photos, a member is offered it (confirmed adult: %s)",
  (senders, isAdult, isOffered) => {
    if (isAdult !== undefined) queryClient.setQueryData(["profile", "own"], { is_confirmed_adult: isAdult });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    show(senders);
    expect([button() !== null, takeFiles.current !== null]).toEqual([isOffered, isOffered]);
  },
);
