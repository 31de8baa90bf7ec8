// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../../client/game/connection/game-context.ts";
import { consequenceOf, useEndGame } from "../../../../../client/game/menu/end-game.tsx";
import { PauseButton } from "../../../../../client/game/menu/pause-button.tsx";
import { endNoticeOf, useEndNotice } from "../../../../../client/game/menu/use-end-notice.ts";
import { NextButton } from "../../../../../client/game/round/next-button.tsx";
import { AnnouncerProvider } from "../../../../../client/ui/feedback/announcer.tsx";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import { render } from "../../../../support/browser/render.ts";

const inReveal = { hostId: "host", phase: "reveal", round: 2, rounds: 5, isPaused: false, players: {} };
type View = typeof inReveal;

/** Shows this to a member of a room, with the requests that it makes. */
function open(content: ReactNode, memberId = "host", view: Partial<View> = {}) {
  const request = () => vi.fn(async () => {});
  const game = { pause: request(), resume: request(), next: request(), endGame: request() };
  const store = createStore(() => ({ memberId, view: { ...inReveal, ...view } }));
  render(
    <AnnouncerProvider>
      <QueryClientProvider client={new QueryClient()}>
        <GameContext value={{ store, ...game } as never}>{content}</GameContext>
      </QueryClientProvider>
    </AnnouncerProvider>,
  );
  const change = (next: Partial<View>) => flushSync(() => store.setState({ view: { ...inReveal, ...next } }));
  return { ...game, change };
}

const button = (label: string) =>
  [...document.querySelectorAll("button")].find(
    (each) => each.getAttribute("aria-label") === label || each.textContent === label,
  );
const press = (label: string) => flushSync(() => button(label)?.click());

describe("the pause", () => {
  test("GAME-73 the host's button pauses the game, and stays pressed until they go on", async () => {
    const { pause, resume, change } = open(<PauseButton />);
    expect(button("Pause the game")?.getAttribute("aria-pressed")).toBe("false");
    press("Pause the game");
    await vi.waitFor(() => expect(pause).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(button("Pause the game")?.getAttribute("aria-busy")).toBeNull());
    change({ isPaused: true });
    expect(button("Pause the game")?.getAttribute("aria-pressed")).toBe("true");
    press("Pause the game");
    await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
    change({ phase: "round" });
    expect(button("Pause the game")).toBeUndefined();
  });

  test("GAME-73 the others have no such button", () => {
    open(<PauseButton />, "ann");
    expect(button("Pause the game")).toBeUndefined();
  });

  test("GAME-74 during a pause the host goes on, and the others have no button", async () => {
    const { next, resume } = open(<NextButton />, "host", { isPaused: true });
    expect(button("Next")).toBeUndefined();
    press("Go on");
    await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce());
    expect(next).not.toHaveBeenCalled();
  });

  test("GAME-74 the others have no button during a pause, and Next after it", async () => {
    const { next, change } = open(<NextButton />, "ann", { isPaused: true });
    expect(document.querySelector("button")).toBeNull();
    change({ isPaused: false });
    press("Next");
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  });
});

function EndLine() {
  const { actions, dialog } = useEndGame();
  return (
    <>
      {actions.map(({ label, onPress }) => (
        <button key={label} type="button" onClick={({ currentTarget }) => onPress(currentTarget)}>
          {label}
        </button>
      ))}
      {dialog}
    </>
  );
}

describe("the early end", () => {
  const asks = () => vi.waitFor(() => expect(button("End game")).toBeDefined(), { timeout: 10_000 });

  test("GAME-78 the host is asked once, and then the game ends", async () => {
    const { endGame } = open(<EndLine />);
    press("End game now");
    await asks();
    expect(document.body.textContent).toContain("Everyone sees the results of the rounds so far");
    expect(endGame).not.toHaveBeenCalled();
    press("End game");
    await vi.waitFor(() => expect(endGame).toHaveBeenCalledOnce());
  });

  test("GAME-78 the question of one game is not asked in the next one", async () => {
    const { change } = open(<EndLine />);
    press("End game now");
    await asks();
    change({ phase: "finished" });
    change({ phase: "round", round: 2 });
    await vi.waitFor(() => expect(button("End game now")).toBeDefined());
    expect(button("End game")).toBeUndefined();
  });

  test.each<[string, string, Partial<View>]>([
    ["another player", "ann", {}],
    ["the host of a waiting room", "host", { phase: "waiting" }],
    ["the host at the results", "host", { phase: "finished" }],
    ["the host in the last round", "host", { phase: "round", round: 5 }],
  ])("GAME-78 %s has no such line", (_, memberId, view) => {
    open(<EndLine />, memberId, view);
    expect(button("End game now")).toBeUndefined();
  });

  test("GAME-78 GAME-79 the host reads what ending the game does now", () => {
    const first = "No round is over yet, so there’s no result. You’ll all be back in the waiting room.";
    expect(consequenceOf({ phase: "starting", round: 0 })).toBe(first);
    expect(consequenceOf({ phase: "round", round: 1 })).toBe(first);
    expect(consequenceOf({ phase: "round", round: 2 })).toContain("This round is the last one.");
    expect(consequenceOf({ phase: "break", round: 1 })).toContain("the rounds so far");
  });
});

function Listener() {
  useEndNotice();
  return null;
}

describe("what the others are told", () => {
  const toasts: Toast[] = [];
  beforeEach(() => {
    toasts.length = 0;
    return receiveToasts((toast) => toasts.push(toast));
  });

  test("GAME-78 the others are told that the open round is the last one, and the host is not", async () => {
    for (const [memberId, notices] of [
      ["ann", [{ title: "Last round", message: "The host ends the game after this round." }]],
      ["host", []],
    ] as const) {
      toasts.length = 0;
      const { change } = open(<Listener />, memberId, { phase: "round" });
      change({ phase: "round", rounds: 2 });
      await vi.waitFor(() => expect(toasts).toEqual(notices));
    }
  });

  test("GAME-78 GAME-79 each way to end a game has its notice, and a game's usual course has none", () => {
    const titleOf = (...stages: Parameters<typeof endNoticeOf>) => endNoticeOf(...stages)?.message;
    const at = (phase: "round" | "break" | "reveal" | "starting" | "waiting" | "finished", rounds = 5) => ({
      phase,
      rounds,
    });
    expect(titleOf(at("break"), at("finished", 2))).toBe("The rounds so far count.");
    expect(titleOf(at("round"), at("waiting"))).toContain("doesn’t count");
    expect(titleOf(at("round"), at("reveal"))).toBeUndefined();
    expect(titleOf(at("reveal"), at("finished"))).toBeUndefined();
    // A question was skipped and replaced, or the game could not be prepared.
    expect(titleOf(at("round"), at("break", 6))).toBeUndefined();
    expect(titleOf(at("starting"), at("waiting"))).toBeUndefined();
    expect(titleOf(at("finished"), at("waiting"))).toBeUndefined();
  });
});
