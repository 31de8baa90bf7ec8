import { beforeEach, expect, test } from "vitest";
import { followOpenRooms } from "../../../../client/game/list/open-rooms.ts";

class Stream {
  onmessage: (event: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  isClosed = false;
  close() {
    this.isClosed = true;
  }
}

let streams: Stream[];
let waits: (() => void)[];
let polls: number;
let heard: string[];
let isDown: boolean;
let stop: () => void;

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const nextWait = async () => {
  waits.pop()?.();
  await settled();
};

beforeEach(() => {
  [streams, waits, polls, heard, isDown] = [[], [], 0, [], false];
  stop = followOpenRooms({
    openStream() {
      const stream = new Stream();
      streams.push(stream);
      return stream as unknown as EventSource;
    },
    async poll() {
      polls += 1;
      heard.push(isDown ? "error" : "0 rooms");
    },
    rooms: (rooms) => heard.push(`${rooms.length} rooms`),
    wait(_, then) {
      waits.push(then);
      return () => {
        waits = waits.filter((wait) => wait !== then);
      };
    },
  });
});

test("each event is the whole list", () => {
  streams[0]?.onmessage({ data: '{"rooms":[{},{}]}' });
  streams[0]?.onmessage({ data: '{"rooms":[]}' });
  expect(heard).toEqual(["2 rooms", "0 rooms"]);
});

test("without events the list is polled, and after a while events are tried again", async () => {
  streams[0]?.onerror();
  await settled();
  expect(heard).toEqual(["0 rooms"]);
  expect(streams[0]?.isClosed).toBe(true);
  for (let round = 0; round < 6; round += 1) await nextWait();
  expect(polls).toBe(6);
  expect(streams).toHaveLength(2);
});

test("a poll that fails is followed by another one", async () => {
  isDown = true;
  streams[0]?.onerror();
  await settled();
  isDown = false;
  await nextWait();
  expect(heard).toEqual(["error", "0 rooms"]);
});

test("after stopping no stream is open, and no poll follows", async () => {
  streams[0]?.onerror();
  stop();
  await settled();
  expect([polls, streams[0]?.isClosed]).toEqual([1, true]);
  expect(waits).toEqual([]);
});
