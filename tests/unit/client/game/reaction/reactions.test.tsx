// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { GameContext } from "../../../../../client/game/connection/game-context.ts";
import { hideReactions } from "../../../../../client/game/reaction/hidden-reactions.ts";
import { ReactionRow, ReactionSettings } from "../../../../../client/game/reaction/reaction-bar.tsx";
import { ReactingFace } from "../../../../../client/game/reaction/reaction-bubble.tsx";
import { reactionsAnnouncement } from "../../../../../client/game/reaction/reaction-text.ts";
import { SHOWN_MS } from "../../../../../client/game/reaction/shown-reactions.ts";
import { useReactions } from "../../../../../client/game/reaction/use-reactions.ts";
import { AnnouncerProvider } from "../../../../../client/ui/feedback/announcer.tsx";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import type { GameReaction } from "../../../../../schema/game/reaction.ts";
import { render } from "../../../../support/browser/render.ts";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function Screen() {
  useReactions();
  return (
    <>
      <ReactingFace memberId="ann" size={40}>
        <b />
      </ReactingFace>
      <ReactionRow />
      <ReactionSettings />
    </>
  );
}

/** A room with Ann and Ben, seen by Ben. */
function openRoom(state: { phase?: string; hostId?: string; allowsReactions?: boolean } = {}) {
  const players = { ann: { displayName: "Ann" }, ben: { displayName: "Ben" } };
  const view = { phase: "waiting", hostId: "ann", allowsReactions: true, players, ...state };
  const store = createStore(() => ({ view, memberId: "ben", connection: { kind: "live" } }));
  const handlers = new Map<string, (payload: object) => void>();
  const send = vi.fn(() => true);
  const on = (type: string, handler: (payload: object) => void) => {
    handlers.set(type, handler);
    return () => handlers.delete(type);
  };
  const shown = render(
    <AnnouncerProvider>
      <GameContext value={{ store, on, send } as never}>
        <Screen />
      </GameContext>
    </AnnouncerProvider>,
  );
  return {
    ...shown,
    send,
    receive: (type: string, payload: object) => handlers.get(type)?.(payload),
    react: (memberId: string, reaction: GameReaction) => handlers.get("reaction")?.({ memberId, reaction }),
    face: () => document.querySelector("b")?.parentElement?.textContent,
    announced: () => document.querySelector('[aria-live="polite"]')?.textContent?.trim(),
    button: (name: string) =>
      [...document.querySelectorAll("button")].find((each) =>
        [each.ariaLabel, each.getAttribute("aria-label"), each.textContent].includes(name),
      ),
  };
}

/** Lets React show what has changed. */
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("reactions of a room", () => {
  test("a press sends the reaction, which appears at the sender’s face for a moment", async () => {
    const room = openRoom();
    room.button("Amen")?.click();
    expect(room.send).toHaveBeenCalledWith("react", { reaction: "amen" });
    room.react("ann", "fire");
    await settle(10);
    expect(room.face()).toBe("\u{1f525}");
    await settle(SHOWN_MS);
    expect(room.face()).toBe("");
  });

  test("the sender’s next reaction stays its whole time", async () => {
    const room = openRoom();
    room.react("ann", "fire");
    await settle(SHOWN_MS - 100);
    room.react("ann", "clap");
    await settle(SHOWN_MS - 100);
    expect(room.face()).toBe("\u{1f44f}");
  });

  test("screen readers get the others' reactions of some seconds in one sentence, none in a round", async () => {
    const room = openRoom();
    room.react("ann", "fire");
    room.react("ben", "heart");
    await settle(1_000);
    expect(room.announced()).toBe("");
    room.react("ann", "amen");
    await settle(5_000);
    expect(room.announced()).toBe("Ann: Fire. Ann: Amen.");
    room.leave();
    const playing = openRoom({ phase: "round" });
    playing.react("ann", "fire");
    await settle(6_000);
    expect(playing.announced()).toBe("");
  });

  test("GAME-85 a device that hides reactions shows none and offers none, and remembers it", async () => {
    const room = openRoom();
    room.button("Hide reactions")?.click();
    await settle(10);
    room.react("ann", "fire");
    await settle(6_000);
    expect(room.face()).toBe("");
    expect(room.announced()).toBe("");
    expect(room.button("Amen")).toBeUndefined();
    room.leave();
    expect(openRoom().button("Amen")).toBeUndefined();
    hideReactions(false);
  });

  test("GAME-85 the host turns reactions off for the room, others read that they are off", () => {
    const host = openRoom({ hostId: "ben" });
    host.button("Off for all")?.click();
    expect(host.send).toHaveBeenCalledWith("allow_reactions", { isAllowed: false });
    host.leave();
    const guest = openRoom({ allowsReactions: false });
    expect(guest.button("Amen")).toBeUndefined();
    expect(guest.button("Off for all")).toBeUndefined();
    expect(document.body.textContent).toContain("The host has turned reactions off.");
  });

  test("GAME-83 a refusal is explained in a toast", async () => {
    const toasts: Toast[] = [];
    const stop = receiveToasts((toast) => toasts.push(toast));
    const room = openRoom();
    room.receive("refused", { request: "react", code: "message/too-many" });
    room.receive("refused", { request: "start", code: "message/too-many" });
    await settle(10);
    expect(toasts).toMatchObject([{ title: "Too fast" }]);
    stop();
  });
});

test("many reactions are announced as their number, with each name once", () => {
  const ann = { name: "Ann", reaction: "clap" } as const;
  expect(reactionsAnnouncement([ann])).toBe("Ann: Clap.");
  expect(reactionsAnnouncement([ann, ann, ann, { name: "Ben", reaction: "wow" }])).toBe(
    "4 reactions from Ann and Ben.",
  );
});
