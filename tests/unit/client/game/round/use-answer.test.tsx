// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../../client/game/connection/game-context.ts";
import { useAnswer } from "../../../../../client/game/round/use-answer.ts";
import { receiveToasts, type Toast } from "../../../../../client/ui/feedback/toast.ts";
import { render } from "../../../../support/browser/render.ts";

const toasts: Toast[] = [];
beforeEach(() => {
  toasts.length = 0;
  return receiveToasts((toast) => toasts.push(toast));
});

const protocol = {
  request: "answer",
  payload: (option: number) => ({ option }),
  given: ({ option }: { round: number; option: number }) => option,
};

function Round({ isSkipped }: { isSkipped: boolean }) {
  const { answer, give } = useAnswer(protocol, isSkipped);
  return (
    <button type="button" onClick={() => give(1)}>
      {answer.status}
    </button>
  );
}

/** A player whose answer is on its way, without a reply of the room. */
function sendAnswer() {
  const store = createStore(() => ({
    memberId: "me",
    connection: { kind: "live" },
    view: { round: 1, phase: "round" },
  }));
  const requests = { start: () => "answer-1", cancel: () => {} };
  const game = { store, requests, on: () => () => {}, latest: () => undefined };
  const show = (isSkipped: boolean) => (
    <GameContext value={game as never}>
      <Round isSkipped={isSkipped} />
    </GameContext>
  );
  const page = render(show(false));
  flushSync(() => document.querySelector("button")?.click());
  return {
    roundEnds(phase: string, isSkipped: boolean) {
      flushSync(() => {
        page.again(show(isSkipped));
        store.setState({ view: { round: 1, phase } });
      });
    },
  };
}

const status = () => document.querySelector("button")?.textContent;

test("an answer that the room has not confirmed when the round ends is reported as lost", async () => {
  const { roundEnds } = sendAnswer();
  await vi.waitFor(() => expect(status()).toBe("sending"));
  roundEnds("reveal", false);
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: "Submission Failed" }]));
});

test("GAME-71 an answer on its way to a skipped question is not reported as lost", async () => {
  const { roundEnds } = sendAnswer();
  await vi.waitFor(() => expect(status()).toBe("sending"));
  roundEnds("break", true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([status(), toasts]).toEqual(["sending", []]);
});
