// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { localStore, onSaved } from "../../../../../client/net/storage/local-storage.ts";
import { Composer } from "../../../../../client/thread/composer/composer.tsx";
import { createDraftStorage } from "../../../../../client/thread/composer/draft-storage.ts";
import type { Thread } from "../../../../../client/thread/thread.ts";
import { input, submit, type } from "../../../../support/browser/field.ts";
import { render } from "../../../../support/browser/render.ts";

const KEY = "ada 1";
const LABEL = "Write a message";
const store = createStore<Pick<ReturnType<Thread["store"]["getState"]>, "takenBack">>(() => ({ takenBack: null }));
const thread = { memberId: "ada", store, typed: () => {}, write: vi.fn() } as unknown as Thread;
const ignore = () => {};

const composer = (place = "first") => (
  <Composer
    key={place}
    thread={thread}
    draftKey={KEY}
    editing={null}
    onEditEnd={ignore}
    replyTo={null}
    onReplyChange={ignore}
    takesFocus={false}
    people={[]}
  />
);
const open = () => render(composer());
const typed = (text: string) => flushSync(() => type(LABEL, text));
/** After a reload. */
const saved = () => createDraftStorage(localStore()).read(KEY).text;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a draft is saved once, at a pause in typing, and is there after a reload", () => {
  const { leave } = open();
  vi.runAllTimers();
  const woken = vi.fn();
  const stop = onSaved(woken);
  for (const text of ["h", "he", "hel", "hell", "hello"]) typed(text);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(woken).toHaveBeenCalledOnce();
  stop();
  expect(saved()).toBe("hello");
  leave();
  open();
  expect(input(LABEL).value).toBe("hello");
});

test.each([
  ["the field loses the focus", () => input(LABEL).dispatchEvent(new FocusEvent("focusout", { bubbles: true }))],
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
  [
    "another app comes to the front",
    () => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])("a draft is saved as soon as %s", (_, leavePage) => {
  open();
  typed("hello");
  leavePage();
  expect(saved()).toBe("hello");
  vi.restoreAllMocks();
});

test("a composer that takes the place of another one has the text that was typed there a moment ago", () => {
  const { again } = open();
  typed("hello");
  again(composer("second"));
  expect(input(LABEL).value).toBe("hello");
});

test("a draft is saved when another screen opens", () => {
  const { leave } = open();
  typed("hello");
  leave();
  expect(saved()).toBe("hello");
});

test("a draft is gone as soon as it is sent, and nothing brings it back", () => {
  const { leave } = open();
  typed("hello");
  flushSync(submit);
  expect(thread.write).toHaveBeenCalledWith("hello", {});
  expect(localStorage).toHaveLength(0);
  vi.runAllTimers();
  leave();
  expect(localStorage).toHaveLength(0);
});

test("a message that is taken back is saved at once, because it is nowhere else", () => {
  open();
  typed("and");
  flushSync(() => store.setState({ takenBack: { content: "hello" } as never }));
  expect(saved()).toBe("hello\nand");
});

test("what was saved and then removed elsewhere stays removed", () => {
  const { leave } = open();
  typed("hello");
  vi.runAllTimers();
  localStorage.clear();
  leave();
  expect(saved()).toBe("");
});
