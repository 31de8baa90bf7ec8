// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { ToastArea } from "../../../../../client/app/toast/toast-area.tsx";
import { clearFailures, clearToasts, toast } from "../../../../../client/ui/feedback/toast.ts";
import { render } from "../../../../support/browser/render.ts";

/** What the area says at the moment. A toast that slides away counts no more. */
const shown = () =>
  [...document.querySelectorAll("[data-sonner-toast]:not([data-removed=true])")].map(({ textContent }) => textContent);

test("a toast that is cleared in the turn in which it came is not shown", async () => {
  render(<ToastArea />);
  toast({ title: "Word Submitted!" });
  toast({ title: "Invalid Word!", variant: "destructive" });
  clearToasts();
  toast({ title: "You’re the host now" });
  await vi.waitFor(() => expect(shown()).toEqual([expect.stringContaining("You’re the host now")]));
});

test("clearing the failures leaves other toasts, also in one turn", async () => {
  render(<ToastArea />);
  toast({ title: "Saved" });
  toast({ title: "Not sent", variant: "destructive" });
  clearFailures();
  await vi.waitFor(() => {
    expect(shown()).toContain("Saved");
    expect(shown()).not.toContain("Not sent");
  });
});
