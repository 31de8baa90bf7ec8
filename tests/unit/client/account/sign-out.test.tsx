// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AccountSheet } from "../../../../client/account/account-sheet.tsx";
import { Menu } from "../../../../client/app/shell/phone/member-menu.tsx";
import { AdminFrame } from "../../../../client/app/shell/sidebar/admin-frame.tsx";
import { savePendingRead } from "../../../../client/devotion/read/pending-reads.ts";
import { SignOutButton } from "../../../../client/frame/sign-out/sign-out-button.tsx";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { currentMember, setSession } from "../../../../client/net/session.ts";
import { createFormDraft } from "../../../../client/net/storage/form-draft.ts";
import { hasUnsent } from "../../../../client/net/storage/unsent.ts";
import { createDraftStorage, emptyDraft } from "../../../../client/thread/composer/draft-storage.ts";
import { createChangeStorage, createOutboxStorage } from "../../../../client/thread/pending/pending-storage.ts";
import { noCheckIns } from "../../../../client/ticket/check-in/state/check-in-state.ts";
import { saveCheckIns } from "../../../../client/ticket/check-in/state/check-in-storage.ts";
import { signOut, signOutEverywhere } from "../../../../schema/account/api.ts";
import { ada } from "../../../support/browser/me.ts";
import { render } from "../../../support/browser/render.ts";

vi.mock("../../../../client/app/shell/member-events.ts", () => ({ loadMemberEvents: async () => () => () => {} }));

const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ done: true });
  });
  setSession(ada);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name);
/** Presses a button as soon as it is there. */
async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(button(name)).toBeDefined());
  button(name)?.click();
}
const signOuts = () => asked.filter((address) => address.startsWith(signOut.path));
const thread = { memberId: "ada", kind: "channel", threadId: "choir" } as const;
const writeDraft = () => createDraftStorage(localStorage).save("ada choir", { ...emptyDraft, text: "Dear all" });

test("one press on Sign Out signs out a member of whom nothing waits on the device", async () => {
  show(<SignOutButton />);
  await press("Sign Out");
  await vi.waitFor(() => expect(currentMember()).toBeNull());
  expect(signOuts()).toEqual([signOut.path]);
});

test.each([
  ["Sign Out in the header", <SignOutButton key="1" />, "Sign Out", signOut],
  ["Sign Out in the account", <AccountSheet key="2" me={ada} onClose={() => {}} />, "Sign Out", signOut],
  [
    "Sign out everywhere",
    <AccountSheet key="3" me={ada} onClose={() => {}} />,
    "Sign out everywhere",
    signOutEverywhere,
  ],
  ["Sign Out on a phone", <Menu key="4" open onOpenChange={() => {}} />, "Sign Out", signOut],
  ["Sign Out of the admin area", <AdminFrame key="5" title="Admin" items={[]} />, "Sign Out", signOut],
])("APP-12 %s asks first if a draft waits, and signs out only after a yes", async (_, content, name, endpoint) => {
  writeDraft();
  show(content);
  await press(name);
  await press("Cancel");
  await vi.waitFor(() => expect(button("Sign out anyway")).toBeUndefined());
  expect([signOuts(), currentMember()]).toEqual([[], ada]);
  await press(name);
  await press("Sign out anyway");
  await vi.waitFor(() => expect(currentMember()).toBeNull());
  expect(signOuts()).toEqual([endpoint.path]);
});

test.each<[string, () => void]>([
  [
    "an unsent message",
    () => createOutboxStorage(localStorage, thread).put({ id: "1", content: "On my way", writtenAt: 1, refusal: null }),
  ],
  ["a change of a message", () => createChangeStorage(localStorage, thread).put({ id: "2", kind: "delete", seq: 1 })],
  ["a draft of a message", writeDraft],
  ["a draft of a form", () => createFormDraft(localStorage, "ada", "report").save({ note: "He asked for money" })],
  [
    "a check-in at a door",
    () => saveCheckIns(localStorage, "ada", "carols", { ...noCheckIns, waiting: [{ nonce: "4" } as never] }),
  ],
  [
    "a check-in that was taken back at a door",
    () => saveCheckIns(localStorage, "ada", "carols", { ...noCheckIns, takenBack: [{ nonce: "5" } as never] }),
  ],
])("APP-12 %s waits on the device for the member whose it is, until it expires", (_, write) => {
  vi.useFakeTimers({ now: 0 });
  expect(hasUnsent(localStorage, "ada")).toBe(false);
  write();
  expect([hasUnsent(localStorage, "ada"), hasUnsent(localStorage, "bola")]).toEqual([true, false]);
  vi.setSystemTime(61 * 86_400_000);
  expect(hasUnsent(localStorage, "ada")).toBe(false);
  vi.useRealTimers();
});

test("APP-12 DEVOTION-17 a devotion that was read waits on the device, and never expires", () => {
  vi.useFakeTimers({ now: 0 });
  savePendingRead("ada", { devotionId: "3", readOn: "2026-11-24" });
  vi.setSystemTime(20_000 * 86_400_000);
  expect([hasUnsent(localStorage, "ada"), hasUnsent(localStorage, "bola")]).toEqual([true, false]);
  vi.useRealTimers();
});

test("APP-12 a door without check-ins that wait is nothing that Sign Out would lose", () => {
  saveCheckIns(localStorage, "ada", "carols", noCheckIns);
  expect(hasUnsent(localStorage, "ada")).toBe(false);
});
