// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { refreshPins } from "../../../../../client/channel/channels.ts";
import { usePins } from "../../../../../client/channel/pin/use-pins.tsx";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import type { MoreActions } from "../../../../../client/thread/message/message-actions.ts";
import type { Thread } from "../../../../../client/thread/thread.ts";
import { emptyView } from "../../../../../client/thread/thread-view.ts";
import type { Channel } from "../../../../../schema/channel/api.ts";
import { holdRequests } from "../../../../support/browser/held-fetch.ts";
import { render } from "../../../../support/browser/render.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const store = createStore(() => ({ ...emptyView, status: { kind: "live" } }));
const thread = { memberId: "ada", threadId: "choir", store } as unknown as Thread;
const options = { heading: { current: null }, onChoose: () => {} };

let moreActions: MoreActions | undefined;
function Shown({ channel }: { channel: Partial<Channel> }) {
  const pins = usePins({ channelId: "choir", role: "owner", canSetPace: true, ...channel } as Channel, thread, options);
  moreActions = pins.moreActions;
  return pins.bar;
}
const shown = (channel: Partial<Channel>) => (
  <QueryClientProvider client={queryClient}>
    <Shown channel={channel} />
  </QueryClientProvider>
);
const barText = () => document.querySelector("button")?.textContent;
const pin = (seq: number) => ({ ...messageAt(seq), text: `message ${seq}`, senderAvatarUrl: null, senderRoles: [] });
const reply = (...seqs: number[]) => ({ pins: seqs.map(pin) });

let requests: ReturnType<typeof holdRequests>;
beforeEach(() => {
  queryClient.clear();
  requests = holdRequests();
  moreActions = undefined;
});
afterEach(() => vi.unstubAllGlobals());
const asked = (count: number) => vi.waitFor(() => expect(requests).toHaveLength(count));

test("CHANNEL-58 new revisions read the pins again, and the old ones stay until they come", async () => {
  const { again } = render(shown({ canPin: false, pinRevisions: [1] }));
  await asked(1);
  expect(requests[0]).toMatchObject({ method: "GET", path: "/api/channels/choir/pins" });
  requests[0]?.answer(reply(7));
  await vi.waitFor(() => expect(barText()).toBe("Pinned: message 7"));
  again(shown({ canPin: false, pinRevisions: [1, 2] }));
  await asked(2);
  expect(barText()).toBe("Pinned: message 7");
  requests[1]?.answer(reply(9, 7));
  await vi.waitFor(() => expect(barText()).toBe("Pinned: message 92 pinned messages"));
  again(shown({ canPin: false, pinRevisions: [] }));
  expect(barText()).toBeUndefined();
  expect(requests).toHaveLength(2);
});

test("CHANNEL-57 the pins are read again when the member may see others", async () => {
  render(shown({ canPin: false, pinRevisions: [1] }));
  await asked(1);
  requests[0]?.answer(reply(7));
  await vi.waitFor(() => expect(barText()).toBe("Pinned: message 7"));
  refreshPins("choir");
  await asked(2);
  requests[1]?.answer(reply());
  await vi.waitFor(() => expect(barText()).toBeUndefined());
});

test("CHANNEL-53 who may pin is offered to pin a message, or to unpin it", async () => {
  render(shown({ canPin: true, pinRevisions: [1] }));
  await asked(1);
  requests[0]?.answer(reply(7));
  const labels = (seq: number) => moreActions?.(messageAt(seq)).map(({ label }) => label);
  await vi.waitFor(() => expect([labels(7), labels(8)]).toEqual([["Unpin"], ["Pin"]]));
});

test("a channel without pins, or saved by an earlier version, sends no request", async () => {
  const { again } = render(shown({ canPin: true, pinRevisions: [] }));
  await vi.waitFor(() => expect(moreActions).toBeDefined());
  again(shown({}));
  expect(moreActions).toBeUndefined();
  expect(requests).toEqual([]);
});
