// The clients of one room, in a separate process: some send at a steady rate, the others record which messages arrive and when.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { takeChannelSeat } from "../../../schema/channel/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { type Spread, spread } from "../measure.ts";
import { Member } from "../member/member.ts";
import { serveBench } from "../server/server-side.ts";
import { type ChatServerName, protocolAdapters } from "./protocol-adapter.ts";
import { RawSocket } from "./raw-socket.ts";

/** The options that the bench passes in LOAD. */
export interface ChatLoad {
  readonly serverName: ChatServerName;
  readonly url: string;
  /** The members who sign in to Lampstand; the peers have no accounts. */
  readonly members: readonly { memberId: string; cookie: string; address: string }[];
  readonly channelId: string;
  readonly watchers: number;
  readonly writers: number;
  /** The command that starts each run, with the run's messages per second and length. */
  readonly rates: Readonly<Record<string, { perSecond: number; seconds: number }>>;
}

export interface ChatReport {
  readonly sent: number;
  /** Messages that watchers received; complete if it equals `sent` times the number of watchers. */
  readonly deliveries: number;
  /** Milliseconds from sending a message to its delivery, for all deliveries. */
  readonly seen: Spread;
  /** Milliseconds from sending a message to the sender's receipt. */
  readonly receipts: Spread;
  readonly bytes: number;
}

const load = JSON.parse(process.env.LOAD ?? "{}") as ChatLoad;
const adapter = protocolAdapters[load.serverName];
/** Surrounds the number of every message, so that it can be found in any frame. */
const MARK = "#";
const MARK_CODE = MARK.charCodeAt(0);
const MARK_LENGTH = 6;
/** How long to wait for the last deliveries. Long, since a slow server has arrived late and not failed. */
const ARRIVAL_LIMIT_MS = 30_000;

let sentAt: number[] = [];
let seen: number[] = [];
let receipts: number[] = [];
let bytes = 0;
const failures: string[] = [];

/** Calls `onMessage` with the number of each message in this frame. */
function forEachMessage(payload: Buffer, onMessage: (index: number) => void): void {
  let at = payload.indexOf(MARK_CODE);
  while (at !== -1) {
    const isWhole = payload[at + MARK_LENGTH + 1] === MARK_CODE;
    if (isWhole) onMessage(Number(payload.toString("latin1", at + 1, at + 1 + MARK_LENGTH)));
    at = payload.indexOf(MARK_CODE, at + (isWhole ? MARK_LENGTH + 2 : 1));
  }
}

const delayOf = (index: number) => performance.now() - (sentAt[index] ?? Number.NaN);

function onDelivery(payload: Buffer): void {
  bytes += payload.length;
  forEachMessage(payload, (index) => seen.push(delayOf(index)));
}

function onSenderFrame(payload: Buffer): void {
  if (payload.subarray(0, 24).includes("refused")) failures.push(payload.toString("latin1"));
  if (payload.subarray(0, 24).includes("receipt")) forEachMessage(payload, (index) => receipts.push(delayOf(index)));
}

async function joinRoom(index: number, onFrame: (payload: Buffer) => void): Promise<RawSocket> {
  const { url, headers } = await handshakeFor(index);
  const welcome = Promise.withResolvers<void>();
  const socket: RawSocket = await RawSocket.open(url, headers, {
    message(payload) {
      // The first frames can arrive with the handshake's response, before there is a socket to reply on.
      const answer = adapter.reply(payload);
      if (answer) setImmediate(() => socket.send(answer, adapter));
      else if (adapter.isWelcome(payload)) welcome.resolve();
      else onFrame(payload);
    },
    closed: (reason) => {
      failures.push(reason);
      welcome.reject(new Error(reason));
    },
  });
  await welcome.promise;
  return socket;
}

async function handshakeFor(index: number): Promise<{ url: string; headers: Record<string, string> }> {
  const { serverName, url, members, channelId } = load;
  const base = url.replace("http", "ws");
  if (serverName === "ws") return { url: `${base}/`, headers: {} };
  if (serverName === "socket.io") return { url: `${base}/socket.io/?EIO=4&transport=websocket`, headers: {} };
  const account = members[index % members.length];
  if (!account) throw new Error("LOAD names no members");
  const member = new Member({ url, ...account });
  const { reservation } = await member.call(takeChannelSeat, { params: { channelId } });
  const { processId, roomId, sessionId } = reservation;
  return {
    url: `${base}/${processId}/${roomId}?sessionId=${sessionId}`,
    headers: { Origin: url, Cookie: account.cookie, "X-Forwarded-For": account.address },
  };
}

/** Ten at a time. */
async function joinAll(count: number, from: number, onFrame: (payload: Buffer) => void): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  let next = from;
  const joinNext = async () => {
    while (next < from + count) sockets.push(await joinRoom(next++, onFrame));
  };
  await Promise.all(Array.from({ length: 10 }, joinNext));
  return sockets;
}

const writers = await joinAll(load.writers, 0, onSenderFrame);
await joinAll(load.watchers, load.writers, onDelivery);

/** Sends at a steady rate, independent of the replies. */
async function sendAtRate({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<ChatReport> {
  [sentAt, seen, receipts, bytes] = [[], [], [], 0];
  const count = perSecond * seconds;
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) {
    const aheadMs = startedAt + (index * 1000) / perSecond - performance.now();
    if (aheadMs > 0) await pause(aheadMs);
    sentAt[index] = performance.now();
    // Random text, so that compression finds nothing to save, about as long as a chat message.
    const content = `${MARK}${String(index).padStart(MARK_LENGTH, "0")}${MARK} ${randomBytes(36).toString("base64")}`;
    writers[index % writers.length]?.send(adapter.send({ id: newRequestId(), content }), adapter);
  }
  const isComplete = () => seen.length >= count * load.watchers && receipts.length >= count;
  const deadline = performance.now() + ARRIVAL_LIMIT_MS;
  while (!isComplete() && performance.now() < deadline) await pause(20);
  if (failures.length > 0) throw new Error(failures.slice(0, 3).join("; "));
  return { sent: count, deliveries: seen.length, seen: spread(seen), receipts: spread(receipts), bytes };
}

const commands = Object.entries(load.rates).map(([name, rate]) => [name, () => sendAtRate(rate)] as const);
serveBench(load.url, () => process.exit(0), Object.fromEntries(commands));
