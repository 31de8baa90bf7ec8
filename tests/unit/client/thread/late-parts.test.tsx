// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { EditQuestions } from "../../../../client/thread/pending/edit-questions.tsx";
import type { Thread } from "../../../../client/thread/thread.ts";
import { ThreadEnd } from "../../../../client/thread/thread-end.tsx";
import { receiveToasts, type Toast } from "../../../../client/ui/feedback/toast.ts";
import { render } from "../../../support/browser/render.ts";

function fail(): never {
  throw new TypeError("Failed to fetch dynamically imported module");
}
vi.mock("../../../../client/thread/connection-lost.tsx", fail);
vi.mock("../../../../client/thread/pending/asked-edits.tsx", fail);

/** A conversation that is open on another screen, with an edit about which the server asks. */
const thread = {
  kind: "conversation",
  room: createStore(() => ({ connection: { kind: "ended", end: "game/moved" } })),
  store: createStore(() => ({ askedEdits: [{}] })),
} as unknown as Thread;

/** What is said when the code of this part does not load. */
async function toastOf(part: ReactNode): Promise<Toast | undefined> {
  const toasts: Toast[] = [];
  const stop = receiveToasts((toast) => toasts.push(toast));
  render(part);
  await expect.poll(() => toasts).toHaveLength(1);
  stop();
  return toasts[0];
}

test("if the way back into a conversation does not load, a toast offers to reload", async () => {
  expect(await toastOf(<ThreadEnd thread={thread} mayWrite />)).toMatchObject({
    title: "No connection",
    action: { label: "Reload the page" },
  });
  expect(document.body.textContent).toBe("This conversation was closed on this screen. Open it again to continue.");
});

test("if a question about an edit does not load, a toast offers to reload", async () => {
  expect(await toastOf(<EditQuestions thread={thread} onEdit={() => {}} />)).toMatchObject({
    title: "No connection",
    action: { label: "Reload the page" },
  });
});
