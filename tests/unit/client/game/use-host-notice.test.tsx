// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../client/game/connection/game-context.ts";
import { useHostNotice } from "../../../../client/game/use-host-notice.ts";
import { AnnouncerProvider } from "../../../../client/ui/feedback/announcer.tsx";
import { receiveToasts, type Toast } from "../../../../client/ui/feedback/toast.ts";
import type { Phase } from "../../../../schema/game/state.ts";
import { render } from "../../../support/browser/render.ts";

const toasts: Toast[] = [];
beforeEach(() => {
  toasts.length = 0;
  return receiveToasts((toast) => toasts.push(toast));
});

function Screen() {
  useHostNotice();
  return null;
}

/** The screen of the member "guest" in a room whose host and phase the test sets. */
function openScreen(hostId: string, phase: Phase) {
  const store = createStore(() => ({ memberId: "guest", view: { hostId, phase, isPaused: false } }));
  render(
    <AnnouncerProvider>
      <GameContext value={{ store } as never}>
        <Screen />
      </GameContext>
    </AnnouncerProvider>,
  );
  return (hostId: string, phase: Phase, isPaused = false) =>
    flushSync(() => store.setState({ view: { hostId, phase, isPaused } }));
}

const spoken = () => document.querySelector("[role=status]")?.textContent;

test("the new host of a waiting room is told once, in a toast and aloud, that they can start", async () => {
  const change = openScreen("host", "waiting");
  expect(toasts).toEqual([]);
  change("guest", "waiting");
  const message = "Start when everyone is here.";
  await vi.waitFor(() => expect(toasts).toEqual([{ title: "You’re the host now", message }]));
  expect(spoken()).toBe(`You’re the host now. ${message}`);
  change("guest", "round");
  change("guest", "reveal");
  expect(toasts).toHaveLength(1);
});

test("whoever becomes the host in the middle of a game is told that they start the next one", async () => {
  const change = openScreen("host", "round");
  change("guest", "round");
  const message = "You can start the next game when this one ends.";
  await vi.waitFor(() => expect(toasts).toEqual([{ title: "You’re the host now", message }]));
});

test("GAME-76 whoever becomes the host during a pause is told that they can go on", async () => {
  const change = openScreen("host", "reveal");
  change("host", "reveal", true);
  change("guest", "reveal", true);
  const message = "The game is paused. Go on when everyone is ready.";
  await vi.waitFor(() => expect(toasts).toEqual([{ title: "You’re the host now", message }]));
});

test("whoever opened the room, or sees another become the host, is told nothing", async () => {
  const change = openScreen("guest", "waiting");
  change("guest", "round");
  change("other", "round");
  expect(toasts).toEqual([]);
  // Becoming the host again is news.
  change("guest", "round");
  await vi.waitFor(() => expect(toasts).toHaveLength(1));
});
