// A room whose whole 8 KB state changes 50 times a second, with our own HTTP entry and transport. Reports when each
// patch was sent and the longest queue of unsent bytes.
import { matchMaker } from "@colyseus/core";
import { RoomSocket } from "../../../server/platform/room-transport/room-socket.ts";
import { listingOf, openBroadcastRoom, openRoomServer } from "../../support/request/raw-socket.ts";
import { serveBench } from "./server-side.ts";

const PATCHES_PER_SECOND = 50;

const server = await openRoomServer();
const room = await openBroadcastRoom();
/** By tick, in milliseconds of the monotonic clock, which all processes of the machine share. */
const leftAt: number[] = [];
let longestQueue = 0;

const step = () => {
  leftAt[room.state.tick + 1] = Number(process.hrtime.bigint()) / 1e6;
  room.step();
  for (const { ref } of room.clients) {
    if (ref instanceof RoomSocket) longestQueue = Math.max(longestQueue, ref.bufferedAmount);
  }
};
setInterval(step, 1000 / PATCHES_PER_SECOND);

/** Sends patches without a pause until the kernel's buffer for one of the clients is full. */
async function flood(): Promise<object> {
  const isStuck = () => room.clients.some(({ ref }) => ref instanceof RoomSocket && ref.bufferedAmount > 0);
  for (let patches = 0; patches < 3000 && !isStuck(); patches += 1) {
    step();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {};
}

serveBench(`http://127.0.0.1:${server.port}`, () => process.exit(0), {
  seat: async () => {
    const { processId, roomId, sessionId } = await matchMaker.reserveSeatFor(await listingOf(room), {});
    return { target: `/${processId}/${roomId}?sessionId=${sessionId}`, sessionId };
  },
  flood,
  storm: () => ({ leftAt, longestQueue }),
});
