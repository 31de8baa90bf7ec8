// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { MemoryRouter, type NavigateFunction, useNavigate } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { LateOverlays } from "../../../../../client/app/shell/late-overlays.tsx";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

const PANEL = "../../../../../client/safety/notice/notice-panel.tsx";
const load = vi.fn();
const NoticePanel = () => "A notice for you";

let go: NavigateFunction;
function Page() {
  go = useNavigate();
  return <LateOverlays session={{ status: "signed-in", me: { ...ada, hasNotice: true }, isSaved: false }} />;
}

const shown = () => document.body.textContent?.includes("A notice for you") === true;

/** A member with a notice, whose code the network has just failed to load. */
beforeEach(async () => {
  vi.resetModules();
  vi.doMock(PANEL, load);
  load.mockReset().mockResolvedValue({ NoticePanel });
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test("SAFE-44 a notice whose code could not be loaded shows once the network is back", async () => {
  expect(shown()).toBe(false);
  window.dispatchEvent(new Event("online"));
  await expect.poll(shown).toBe(true);
});

test("SAFE-44 a notice whose code could not be loaded shows on the next page", async () => {
  flushSync(() => void go("/games"));
  await expect.poll(shown).toBe(true);
});
