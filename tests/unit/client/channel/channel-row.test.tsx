// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { ChannelRow } from "../../../../client/channel/list/channel-row.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import type { Channel } from "../../../../schema/channel/api.ts";
import { render } from "../../../support/browser/render.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const choir = {
  channelId: "choir",
  name: "Choir",
  description: "We sing on Fridays.",
  memberCount: 3,
  role: "member",
  lastMessage: null,
  lastMessageAt: null,
  unread: 0,
} as Channel;

/** What the row says about the channel. */
function textOf(changes: Partial<Channel>, draft?: string): string {
  document.body.replaceChildren();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ChannelRow
          channel={{ ...choir, ...changes }}
          isBusy={false}
          isUnsent={false}
          draft={draft}
          onJoin={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return document.querySelector("a")?.textContent ?? "";
}

test("CHANNEL-47 a row shows who wrote last and what; without a message the description or the size", () => {
  expect(textOf({})).toBe("ChoirWe sing on Fridays.");
  expect(textOf({ description: "" })).toBe("Choir3 members");
  expect(textOf({ lastMessage: { senderName: "Tunde", text: "On my way" } })).toBe("ChoirTunde: On my way");
  expect(textOf({ lastMessage: { senderName: null, text: "Good" } })).toBe("ChoirYou: Good");
});

test("a row shows a draft instead of the last message", () => {
  expect(textOf({ lastMessage: { senderName: "Tunde", text: "Coming?" } }, "I will")).toBe("ChoirDraft: I will");
});

test("CHANNEL-49 CHANNEL-51 a row marks mentions, pins and mutes, also for screen readers", () => {
  expect(textOf({ unread: 3, isMentioned: true })).toBe("Choir" + "We sing on Fridays." + "@You’re mentioned3 unread");
  expect(textOf({ unread: 0, isMentioned: true })).toBe("ChoirWe sing on Fridays.");
  textOf({ isPinned: true, isMuted: true });
  const marks = [...document.querySelectorAll("a [role=img]")].map((mark) => mark.getAttribute("aria-label"));
  expect(marks).toEqual(["Pinned", "Muted"]);
  expect(document.querySelector("button")?.getAttribute("aria-label")).toBe("More about Choir");
});
