// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore, type StoreApi } from "zustand";
import type { Hold } from "../../../../../client/thread/composer/hold.ts";
import { HoldText, PaceWatch } from "../../../../../client/thread/composer/pace-watch.tsx";
import type { Unsent } from "../../../../../client/thread/pending/outbox.ts";
import type { Thread } from "../../../../../client/thread/thread.ts";
import { emptyView, type ThreadView } from "../../../../../client/thread/thread-view.ts";
import type { ChannelPace } from "../../../../../schema/channel/api.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../../schema/time.ts";
import { render } from "../../../../support/browser/render.ts";
import { messageAt } from "../../../../support/chat/message.ts";

/** Half past ten in the evening in Lagos. */
const EVENING = Date.parse("2026-11-23T21:30:00Z");
const night = { from: "22:00", until: "06:00" };

let hold: Hold | null;
let store: StoreApi<ThreadView>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"], now: EVENING });
  store = createStore<ThreadView>(() => emptyView);
  hold = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (pace: ChannelPace) => (
  <PaceWatch
    thread={{ memberId: "ada", store } as unknown as Thread}
    pace={pace}
    onHold={(next) => {
      hold = next;
    }}
  />
);
const holds = (expected: Hold | null) => vi.waitFor(() => expect(hold).toEqual(expected));
const slow = (slowSeconds: ChannelPace["slowSeconds"]): ChannelPace => ({ quietHours: null, slowSeconds });
/** The member's own message is the newest one, and was stored at this time by the server's clock. */
const stored = (createdAt: number) =>
  store.setState({ log: { ...emptyView.log, messages: [messageAt(1, { senderId: "ada", createdAt })] } });

describe("quiet hours", () => {
  test("CHANNEL-41 hold messages until they end, and then the composer opens by itself", async () => {
    render(watch({ quietHours: night, slowSeconds: 0 }));
    await holds({ kind: "quiet", until: "06:00" });
    vi.advanceTimersByTime(7 * HOUR_MS + 29 * MINUTE_MS);
    await holds({ kind: "quiet", until: "06:00" });
    vi.advanceTimersByTime(MINUTE_MS);
    await holds(null);
  });

  test("CHANNEL-44 end at once when they are turned off", async () => {
    const { again, leave } = render(watch({ quietHours: night, slowSeconds: 0 }));
    await holds({ kind: "quiet", until: "06:00" });
    again(watch({ quietHours: { from: "23:00", until: "06:00" }, slowSeconds: 0 }));
    await holds(null);
    again(watch({ quietHours: night, slowSeconds: 0 }));
    await holds({ kind: "quiet", until: "06:00" });
    leave();
    await holds(null);
  });
});

describe("slow mode", () => {
  test("CHANNEL-43 holds the next message until the pause is over", async () => {
    render(watch(slow(30)));
    stored(EVENING - 10_000);
    await holds({ kind: "slow", endsAt: EVENING + 20_000 });
    vi.advanceTimersByTime(20_000);
    await holds(null);
  });

  test("CHANNEL-43 with a clock that is an hour behind, it takes one pause", async () => {
    stored(EVENING + HOUR_MS);
    render(watch(slow(30)));
    await holds({ kind: "slow", endsAt: EVENING + 30_000 });
  });

  test("CHANNEL-43 after a refusal it takes as long as the server said", async () => {
    stored(EVENING - HOUR_MS);
    store.setState({ refusedUntil: EVENING + 12_000 });
    render(watch(slow(30)));
    await holds({ kind: "slow", endsAt: EVENING + 12_000 });
  });

  test("CHANNEL-43 holds the next message while the last one is being sent, and not for a refused one", async () => {
    render(watch(slow(30)));
    const unsent: Unsent = { id: "1", content: "Hello", writtenAt: EVENING, refusal: null };
    store.setState({ unsent: [unsent] });
    await holds({ kind: "slow", endsAt: null });
    store.setState({ unsent: [{ ...unsent, refusal: "channel/slow-mode" }] });
    await holds(null);
  });
});

test("CHANNEL-41 CHANNEL-43 the composer says until when, and counts down", async () => {
  const { again } = render(<HoldText hold={{ kind: "quiet", until: "06:00" }} />);
  const text = () => document.querySelector("main")?.textContent;
  expect(text()).toBe("Quiet hours until 06:00. You can write again then.");
  again(<HoldText hold={{ kind: "slow", endsAt: EVENING + 65_000 }} />);
  expect(text()).toBe("Slow mode. You can send your next message in 1:05.");
  // The countdown starts once it is shown.
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(text()).not.toContain("1:05");
  });
});
