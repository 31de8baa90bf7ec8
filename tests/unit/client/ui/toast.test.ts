import { afterEach, expect, test, vi } from "vitest";
import {
  clearFailures,
  onToastWaiting,
  receiveToasts,
  type Toast,
  toast,
} from "../../../../client/ui/feedback/toast.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

test("a toast said before the corner is there wakes it and is shown once it is", () => {
  const wake = vi.fn();
  const seen: Toast[] = [];
  undo.push(onToastWaiting(wake));
  toast({ title: "Copied!" });
  expect(wake).toHaveBeenCalledOnce();
  undo.push(receiveToasts((words) => seen.push(words)));
  expect(seen).toEqual([{ title: "Copied!" }]);
});

test("a toast that has been shown is not shown again by a new corner", () => {
  const seen: Toast[] = [];
  receiveToasts(() => {})();
  undo.push(receiveToasts((words) => seen.push(words)));
  toast({ title: "Room Created!" });
  expect(seen).toEqual([{ title: "Room Created!" }]);
});

test("a corner that wakes late hears at once that something waits", () => {
  toast({ title: "Copied!" });
  const wake = vi.fn();
  undo.push(
    onToastWaiting(wake),
    receiveToasts(() => {}),
  );
  expect(wake).toHaveBeenCalledOnce();
});

test("another try takes away what told of the last one's failure, and nothing else", () => {
  toast({ title: "Room Not Found", variant: "destructive" });
  toast({ title: "Copied!" });
  clearFailures();
  const seen: Toast[] = [];
  const clear = vi.fn();
  undo.push(receiveToasts((words) => seen.push(words), clear));
  expect(seen).toEqual([{ title: "Copied!" }]);
  clearFailures();
  expect(clear).toHaveBeenCalledOnce();
});
