import { beforeEach, expect, test } from "vitest";
import { type Asks, createAsks } from "../../../../client/thread/asks.ts";
import { createWaits } from "../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
let sent: string[];
let hasWire: boolean;
let asks: Asks;

beforeEach(() => {
  [waits, sent, hasWire] = [createWaits(), [], true];
  let ids = 0;
  asks = createAsks({
    send(request, payload) {
      if (hasWire) sent.push(`${request} ${JSON.stringify(payload)}`);
      return hasWire;
    },
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    wait: waits.wait,
  });
});

test("what was asked while the line is away goes out with the next one, and is done when the room says so", async () => {
  hasWire = false;
  const edit = asks.ask("edit", { seq: 3 });
  hasWire = true;
  asks.again();
  expect(sent).toEqual(['edit {"id":"id-1","seq":3}']);
  asks.done("id-1");
  await edit;
  expect(waits.pending()).toEqual([]);
  asks.again();
  expect(sent).toHaveLength(1);
});

test("what nobody answers for eight seconds has failed, and is not asked again", async () => {
  const reaction = asks.ask("react", { seq: 3 });
  expect(waits.pending()).toEqual([8_000]);
  waits.passes();
  await expect(reaction).rejects.toMatchObject({ code: "network/unreachable" });
  asks.again();
  expect(sent).toHaveLength(1);
});

test("an answer to something else changes nothing", async () => {
  const reaction = asks.ask("react", { seq: 3 });
  asks.done("other");
  asks.refused("other", "thread/message-not-found");
  asks.refused("id-1", "thread/message-not-found");
  await expect(reaction).rejects.toMatchObject({ code: "thread/message-not-found" });
});

test("who leaves the thread is not told of a failure: what was sent may have been done", async () => {
  const reaction = asks.ask("react", { seq: 3 });
  asks.stop();
  await reaction;
  expect(waits.pending()).toEqual([]);
});
