// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../client/game/connection/game-context.ts";
import { useSkipQuestion } from "../../../../client/game/menu/skip-question.tsx";
import { render } from "../../../support/browser/render.ts";

function Line() {
  const { actions, dialog } = useSkipQuestion();
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

const before = { gameType: "trivia", hostId: "host", phase: "round", round: 2 };

/** The line of the menu, for the host unless told otherwise. */
function openLine(memberId = "host", more: Partial<typeof before> = {}) {
  const skip = vi.fn(async (_round: number) => {});
  const store = createStore(() => ({ memberId, view: { ...before, ...more } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameContext value={{ store, skip } as never}>
        <Line />
      </GameContext>
    </QueryClientProvider>,
  );
  const change = (view: Partial<typeof before>) => flushSync(() => store.setState({ view: { ...before, ...view } }));
  return { skip, change };
}

const button = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
const press = (label: string) => flushSync(() => button(label)?.click());
const asks = () => vi.waitFor(() => expect(button("Skip question")).toBeDefined(), { timeout: 10_000 });

test("GAME-71 the host is asked once, and then the question is skipped", async () => {
  const { skip } = openLine();
  press("Skip this question");
  await asks();
  expect(skip).not.toHaveBeenCalled();
  press("Skip question");
  await vi.waitFor(() => expect(skip).toHaveBeenCalledWith(2));
});

test("GAME-71 nobody is asked about a question that is over", async () => {
  const { change } = openLine();
  press("Skip this question");
  await asks();
  change({ round: 3 });
  await vi.waitFor(() => expect(button("Skip question")).toBeUndefined());
});

test.each<[string, string, Partial<typeof before>]>([
  ["another player", "ann", {}],
  ["the host at the standings", "host", { phase: "break" }],
  ["the host of a word battle", "host", { gameType: "word_battle" }],
])("GAME-71 %s has no such line", (_, memberId, more) => {
  openLine(memberId, more);
  expect(button("Skip this question")).toBeUndefined();
});
