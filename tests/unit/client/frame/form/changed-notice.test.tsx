// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { ChangedNotice } from "../../../../../client/frame/form/changed-notice.tsx";
import type { FieldChange } from "../../../../../client/frame/form/merge-changes.ts";
import { render } from "../../../../support/browser/render.ts";

const scrolled = vi.fn();
const focused = vi.spyOn(HTMLElement.prototype, "focus");

afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrolled.mockReset();
  focused.mockClear();
});

const nameOf = (field: string) => `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;
const notice = (changes: readonly FieldChange[], sameHint?: string) => (
  <ChangedNotice title="Somebody else saved" {...{ changes, nameOf }} {...(sameHint !== undefined && { sameHint })} />
);
const sentences = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
const hint = () => document.querySelector('[role="status"] p + p')?.textContent;

test("a notice says of each field that somebody else has changed what they wrote, and whose text is kept", () => {
  const changes = [
    { field: "title", theirs: "Carol night", isKept: true },
    { field: "place", theirs: "", isKept: false },
    { field: "day", theirs: "2026-12-24", isKept: false },
  ];
  const shown = (field: string, value: string) => (field === "day" ? "Thursday" : value);
  render(<ChangedNotice title="Somebody else saved" changes={changes} nameOf={nameOf} shown={shown} />);
  expect(sentences()).toEqual([
    "Title: yours is kept. Theirs is: Carol night",
    "Place is now: (empty)",
    "Day is now: Thursday",
  ]);
  expect(hint()).toBe("Your text is still here. Check it, then save again.");
});

test("without a way to show values, they stand there as they are", () => {
  render(notice([{ field: "title", theirs: "Carol night", isKept: false }]));
  expect(sentences()).toEqual(["Title is now: Carol night"]);
});

test("if no field differs, the notice says so, in the words of the form if it has its own", () => {
  const first = render(notice([]));
  expect([hint(), document.querySelector("ul")]).toEqual([
    "Both of you have made the same changes. Save again to be sure.",
    null,
  ]);
  first.leave();
  render(notice([], "Save it again."));
  expect(hint()).toBe("Save it again.");
});

test("whoever saved far below is taken to the notice, each time somebody else has changed something", () => {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  const changes: readonly FieldChange[] = [];
  for (const next of [changes, changes, [...changes]]) flushSync(() => root.render(notice(next)));
  expect(document.activeElement).toBe(place.firstElementChild);
  expect(scrolled.mock.calls).toEqual([[{ block: "center" }], [{ block: "center" }]]);
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  flushSync(() => root.unmount());
});
