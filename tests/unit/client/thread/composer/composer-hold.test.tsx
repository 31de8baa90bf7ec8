// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { Composer } from "../../../../../client/thread/composer/composer.tsx";
import type { Hold } from "../../../../../client/thread/composer/hold.ts";
import type { Thread } from "../../../../../client/thread/thread.ts";
import { input, submit, type } from "../../../../support/browser/field.ts";
import { render } from "../../../../support/browser/render.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const thread = {
  memberId: "ada",
  store: createStore(() => ({ takenBack: null })),
  typed: () => {},
  write: vi.fn(),
  edit: vi.fn(),
} as unknown as Thread;
const ignore = () => {};
const quiet: Hold = { kind: "quiet", until: "06:00" };
const slow: Hold = { kind: "slow", endsAt: 1 };
const LABEL = "Write a message";
const EDIT_LABEL = "Change your message";

const composer = (hold: Hold | null, editing: Parameters<typeof Composer>[0]["editing"] = null) => (
  <Composer
    thread={thread}
    draftKey="ada 1"
    editing={editing}
    onEditEnd={ignore}
    replyTo={null}
    onReplyChange={ignore}
    hold={hold}
    holdText="Not now"
    takesFocus={false}
    people={[]}
  />
);
const sendButton = () => document.querySelector("button[type=submit]");

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(thread.write).mockReset();
  vi.mocked(thread.edit).mockReset();
  localStorage.clear();
});

test("CHANNEL-41 in quiet hours the composer keeps what is typed, says until when, and sends nothing", () => {
  const { again } = render(composer(null));
  flushSync(() => type(LABEL, "hello"));
  again(composer(quiet));
  const field = input(LABEL);
  expect([field.value, field.readOnly]).toEqual(["hello", true]);
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Not now");
  expect(sendButton()?.getAttribute("aria-disabled")).toBe("true");
  flushSync(submit);
  expect(thread.write).not.toHaveBeenCalled();
  again(composer(null));
  expect([field.value, field.readOnly]).toEqual(["hello", false]);
  flushSync(submit);
  expect(thread.write).toHaveBeenCalledWith("hello", {});
});

test("CHANNEL-41 in quiet hours an edit that was begun is kept and not saved", () => {
  const editing = messageAt(1, { content: "one" });
  const { again } = render(composer(null, editing));
  flushSync(() => type(EDIT_LABEL, "one and two"));
  again(composer(quiet, editing));
  flushSync(submit);
  expect(thread.edit).not.toHaveBeenCalled();
  expect(input(EDIT_LABEL).value).toBe("one and two");
});

test("CHANNEL-43 in slow mode the member can type and save edits, and cannot send", () => {
  const { again } = render(composer(slow));
  flushSync(() => type(LABEL, "hello"));
  expect([input(LABEL).value, input(LABEL).readOnly]).toEqual(["hello", false]);
  flushSync(submit);
  expect(thread.write).not.toHaveBeenCalled();
  again(composer(slow, messageAt(1, { content: "one" })));
  flushSync(() => type(EDIT_LABEL, "two"));
  flushSync(submit);
  expect(thread.edit).toHaveBeenCalledWith(1, "two", []);
});
