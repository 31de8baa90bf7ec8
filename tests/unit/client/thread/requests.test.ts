import { beforeEach, expect, test } from "vitest";
import { createRequests, type Requests } from "../../../../client/thread/requests.ts";
import { createWaits } from "../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
let sent: string[];
let hasWire: boolean;
let requests: Requests;

beforeEach(() => {
  [waits, sent, hasWire] = [createWaits(), [], true];
  let ids = 0;
  requests = createRequests({
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

test("what was asked for while the connection is away goes out with the next one, and is done when the room says so", async () => {
  hasWire = false;
  const edit = requests.ask("edit", { seq: 3 });
  hasWire = true;
  requests.again();
  expect(sent).toEqual(['edit {"id":"id-1","seq":3}']);
  requests.done("id-1");
  await edit;
  expect(waits.pending()).toEqual([]);
  requests.again();
  expect(sent).toHaveLength(1);
});

test("what nobody answers for eight seconds has failed, and is not asked again", async () => {
  const reaction = requests.ask("react", { seq: 3 });
  expect(waits.pending()).toEqual([8_000]);
  waits.passes();
  await expect(reaction).rejects.toMatchObject({ code: "network/unreachable" });
  requests.again();
  expect(sent).toHaveLength(1);
});

test("an answer to something else changes nothing", async () => {
  const reaction = requests.ask("react", { seq: 3 });
  requests.done("other");
  requests.refused("other", "thread/message-not-found");
  requests.refused("id-1", "thread/message-not-found");
  await expect(reaction).rejects.toMatchObject({ code: "thread/message-not-found" });
});

test("who leaves the thread is not told of a failure: what was sent may have been done", async () => {
  const reaction = requests.ask("react", { seq: 3 });
  requests.stop();
  await reaction;
  expect(waits.pending()).toEqual([]);
});
