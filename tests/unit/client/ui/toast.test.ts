import { afterEach, expect, test, vi } from "vitest";
import {
  clearFailures,
  clearToasts,
  onToastWaiting,
  receiveToasts,
  type Toast,
  toast,
} from "../../../../client/ui/feedback/toast.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

test("a toast sent before the toast area exists loads the area and is then shown", () => {
  const load = vi.fn();
  const seen: Toast[] = [];
  undo.push(onToastWaiting(load));
  toast({ title: "Copied!" });
  expect(load).toHaveBeenCalledOnce();
  undo.push(receiveToasts((content) => seen.push(content)));
  expect(seen).toEqual([{ title: "Copied!" }]);
});

test("a new toast area does not repeat toasts that were already shown", () => {
  const seen: Toast[] = [];
  receiveToasts(() => {})();
  undo.push(receiveToasts((content) => seen.push(content)));
  toast({ title: "Room Created!" });
  expect(seen).toEqual([{ title: "Room Created!" }]);
});

test("a toast that is already waiting loads the toast area at once", () => {
  toast({ title: "Copied!" });
  const load = vi.fn();
  undo.push(
    onToastWaiting(load),
    receiveToasts(() => {}),
  );
  expect(load).toHaveBeenCalledOnce();
});

test("clearFailures removes the toasts of earlier failures and no others", () => {
  toast({ title: "Room Not Found", variant: "destructive" });
  toast({ title: "Copied!" });
  clearFailures();
  const seen: Toast[] = [];
  const clear = vi.fn();
  undo.push(receiveToasts((content) => seen.push(content), clear));
  expect(seen).toEqual([{ title: "Copied!" }]);
  clearFailures();
  expect(clear.mock.calls).toEqual([["failures"]]);
});

test("clearToasts removes waiting toasts and those that are shown", () => {
  toast({ title: "Copied!" });
  clearToasts();
  const seen: Toast[] = [];
  const clear = vi.fn();
  undo.push(receiveToasts((content) => seen.push(content), clear));
  clearToasts();
  expect([seen, clear.mock.calls]).toEqual([[], [["all"]]]);
});
