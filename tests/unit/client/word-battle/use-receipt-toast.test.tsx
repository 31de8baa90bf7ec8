// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../client/game/connection/game-context.ts";
import { receiveToasts, type Toast } from "../../../../client/ui/feedback/toast.ts";
import type { Receipt } from "../../../../client/word-battle/answer-protocol.ts";
import { useReceiptToast } from "../../../../client/word-battle/use-receipt-toast.ts";
import type { Phase } from "../../../../schema/game/state.ts";
import { render } from "../../../support/browser/render.ts";

const toasts: Toast[] = [];
beforeEach(() => {
  toasts.length = 0;
  return receiveToasts((toast) => toasts.push(toast));
});

function Panel() {
  useReceiptToast();
  return null;
}

/** A round's panel in this phase. Returns how the room sends a receipt. */
function openPanel(phase: Phase): (receipt: Receipt) => void {
  let receive: (receipt: Receipt) => void = () => expect.unreachable();
  const on = (_: string, handle: (receipt: Receipt) => void) => {
    receive = handle;
    return () => undefined;
  };
  render(
    <GameContext value={{ store: createStore(() => ({ view: { phase } })), on } as never}>
      <Panel />
    </GameContext>,
  );
  return (receipt) => receive(receipt);
}

const receipt: Receipt = { round: 2, word: "ark", points: 0, isWord: false } as Receipt;

test("a word that the room has accepted is told once in a round, however often the receipt comes", () => {
  const receive = openPanel("round");
  receive(receipt);
  receive(receipt);
  expect(toasts.map(({ title }) => title)).toEqual(["Invalid Word!"]);
});

test.each<Phase>(["reveal", "break", "finished"])("a receipt that comes in the phase %s covers nothing", (phase) => {
  openPanel(phase)(receipt);
  expect(toasts).toEqual([]);
});
