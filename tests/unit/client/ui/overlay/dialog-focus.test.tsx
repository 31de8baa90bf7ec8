// @vitest-environment happy-dom
import { type ReactNode, Suspense, startTransition, use, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { Dialog } from "../../../../../client/ui/overlay/dialog.tsx";
import { render } from "../../../../support/browser/render.ts";

const button = (name: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === name);
const isOpen = () => document.querySelector("[role=dialog]") !== null;
const focused = () => document.activeElement?.textContent;

/** Presses a button that has the focus, as with a key or on a desktop. */
function press(name: string): void {
  button(name)?.focus();
  flushSync(() => button(name)?.click());
}

function close(): void {
  const [cross] = document.querySelectorAll<HTMLElement>("[role=dialog] button[aria-label=Close]");
  flushSync(() => cross?.click());
}

function Opener({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Name">
        {children}
      </Dialog>
    </>
  );
}

test("a dialog gives the focus back to what opened it, also if a field inside takes it first", async () => {
  // biome-ignore lint/a11y/noAutofocus: dialogs with a single field have it
  render(<Opener name="Open">{<input autoFocus />}</Opener>);
  for (const _ of ["once", "again"]) {
    press("Open");
    await expect.poll(() => document.activeElement?.tagName).toBe("INPUT");
    close();
    await expect.poll(focused).toBe("Open");
    expect(isOpen()).toBe(false);
  }
});

const never = new Promise<void>(() => {});
function Part({ isMissing }: { isMissing: boolean }) {
  if (isMissing) use(never);
  return null;
}

/** The first button opens the dialog in a transition whose screen never loads; the second one opens it at once. */
function TwoOpeners() {
  const [by, setBy] = useState("");
  return (
    <Suspense>
      <button type="button" onClick={() => startTransition(() => setBy("first"))}>
        First
      </button>
      <button type="button" onClick={() => setBy("second")}>
        Second
      </button>
      <Dialog open={by !== ""} onOpenChange={() => setBy("")} title="Name" />
      <Part isMissing={by === "first"} />
    </Suspense>
  );
}

test("a dialog that was drawn and never shown leaves nothing behind", async () => {
  render(<TwoOpeners />);
  press("First");
  await new Promise((resolve) => setTimeout(resolve, 20));
  press("Second");
  await expect.poll(isOpen).toBe(true);
  close();
  await expect.poll(focused).toBe("Second");
});

/** A dialog whose button replaces it with another one, as a member's sheet does with a question. */
function Replaced() {
  const [shown, setShown] = useState("");
  return (
    <>
      <button type="button" onClick={() => setShown("sheet")}>
        Open
      </button>
      <Dialog open={shown === "sheet"} onOpenChange={() => setShown("")} title="Sheet">
        <button type="button" onClick={() => setShown("question")}>
          Ask
        </button>
      </Dialog>
      <Dialog open={shown === "question"} onOpenChange={() => setShown("")} title="Question" />
    </>
  );
}

test("a dialog that replaces another one gives the focus back to what opened that one", async () => {
  render(<Replaced />);
  press("Open");
  await expect.poll(() => button("Ask")).toBeDefined();
  press("Ask");
  await expect.poll(() => document.querySelector("[role=dialog] h2")?.textContent).toBe("Question");
  close();
  await expect.poll(focused).toBe("Open");
});
