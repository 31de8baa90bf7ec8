// Everyone in one room, in a process of their own: some write at a steady rate, the others note what they see and when.
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { takeChannelSeat } from "../../../schema/channel/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { type Spread, spread } from "../measure.ts";
import { Member } from "../member/member.ts";
import { answerBench } from "../server/server-side.ts";
import type { ServerName } from "../server/servers.ts";
import { protocolAdapters } from "./protocol-adapter.ts";
import { RawSocket } from "./raw-socket.ts";

/** The options that the bench passes in LOAD. */
export interface ChatLoad {
  readonly serverName: ServerName;
  readonly url: string;
  /** The members who sign in to Lampstand; the peers have no accounts. */
  readonly members: readonly { memberId: string; cookie: string; address: string }[];
  readonly channelId: string;
  readonly watchers: number;
  readonly writers: number;
  /** Messages a second by the question that asks for them, and for how long. */
  readonly rates: Readonly<Record<string, { perSecond: number; seconds: number }>>;
}

export interface ChatReport {
  readonly sent: number;
  /** Messages that watchers received; complete if it equals `sent` times the number of watchers. */
  readonly deliveries: number;
  /** Milliseconds from sending to seeing, of all deliveries. */
  readonly seen: Spread;
  /** Milliseconds from sending to the sender's receipt. */
  readonly receipts: Spread;
  readonly bytes: number;
}

const load = JSON.parse(process.env.LOAD ?? "{}") as ChatLoad;
const adapter = protocolAdapters[load.serverName];
/** Marks every message, so that it is found in any frame. */
const MARK = "#";
const MARK_CODE = MARK.charCodeAt(0);
const MARK_LENGTH = 6;
/** How long the last messages may still be on their way. */
const ARRIVAL_LIMIT_MS = 3000;

let sentAt: number[] = [];
let seen: number[] = [];
let receipts: number[] = [];
let bytes = 0;
const faults: string[] = [];

/** Calls back for each message in this frame. */
function eachMark(payload: Buffer, then: (index: number) => void): void {
  let at = payload.indexOf(MARK_CODE);
  while (at !== -1) {
    const isWhole = payload[at + MARK_LENGTH + 1] === MARK_CODE;
    if (isWhole) then(Number(payload.toString("latin1", at + 1, at + 1 + MARK_LENGTH)));
    at = payload.indexOf(MARK_CODE, at + (isWhole ? MARK_LENGTH + 2 : 1));
  }
}

const delayOf = (index: number) => performance.now() - (sentAt[index] ?? Number.NaN);

function watch(payload: Buffer): void {
  bytes += payload.length;
  eachMark(payload, (index) => seen.push(delayOf(index)));
}

function hearReceipt(payload: Buffer): void {
  if (payload.subarray(0, 24).includes("refused")) faults.push(payload.toString("latin1"));
  if (payload.subarray(0, 24).includes("receipt")) eachMark(payload, (index) => receipts.push(delayOf(index)));
}

async function enter(place: number, hear: (payload: Buffer) => void): Promise<RawSocket> {
  const { url, headers } = await doorFor(place);
  const welcome = Promise.withResolvers<void>();
  const socket: RawSocket = await RawSocket.open(url, headers, {
    message(payload) {
      // Frames may come in the same piece as the handshake's answer, before there is a socket to answer on.
      const answer = adapter.reply(payload);
      if (answer) setImmediate(() => socket.send(answer, adapter));
      else if (adapter.isWelcome(payload)) welcome.resolve();
      else hear(payload);
    },
    closed: (why) => {
      faults.push(why);
      welcome.reject(new Error(why));
    },
  });
  await welcome.promise;
  return socket;
}

async function doorFor(place: number): Promise<{ url: string; headers: Record<string, string> }> {
  const { serverName, url, members, channelId } = load;
  const base = url.replace("http", "ws");
  if (serverName === "ws") return { url: `${base}/`, headers: {} };
  if (serverName === "socket.io") return { url: `${base}/socket.io/?EIO=4&transport=websocket`, headers: {} };
  const given = members[place % members.length];
  if (!given) throw new Error("nobody may come in");
  const member = new Member({ url, ...given });
  const { reservation } = await member.call(takeChannelSeat, { params: { channelId } });
  const { processId, roomId, sessionId } = reservation;
  return {
    url: `${base}/${processId}/${roomId}?sessionId=${sessionId}`,
    headers: { Origin: url, Cookie: given.cookie, "X-Forwarded-For": given.address },
  };
}

/** Some at a time, as a crowd arrives. */
async function enterAll(count: number, from: number, hear: (payload: Buffer) => void): Promise<RawSocket[]> {
  const sockets: RawSocket[] = [];
  let next = from;
  const come = async () => {
    while (next < from + count) sockets.push(await enter(next++, hear));
  };
  await Promise.all(Array.from({ length: 10 }, come));
  return sockets;
}

const writers = await enterAll(load.writers, 0, hearReceipt);
await enterAll(load.watchers, load.writers, watch);

/** Sends at a steady rate, independent of the replies. */
async function talk({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<ChatReport> {
  [sentAt, seen, receipts, bytes] = [[], [], [], 0];
  const count = perSecond * seconds;
  const began = performance.now();
  for (let index = 0; index < count; index += 1) {
    const ahead = began + (index * 1000) / perSecond - performance.now();
    if (ahead > 0) await pause(ahead);
    sentAt[index] = performance.now();
    // Words that do not repeat, as long as a message in a chat is.
    const words = `${MARK}${String(index).padStart(MARK_LENGTH, "0")}${MARK} ${randomBytes(36).toString("base64")}`;
    writers[index % writers.length]?.send(adapter.send({ id: newRequestId(), content: words }), adapter);
  }
  const isDone = () => seen.length >= count * load.watchers && receipts.length >= count;
  const deadline = performance.now() + ARRIVAL_LIMIT_MS;
  while (!isDone() && performance.now() < deadline) await pause(20);
  if (faults.length > 0) throw new Error(faults.slice(0, 3).join("; "));
  return { sent: count, deliveries: seen.length, seen: spread(seen), receipts: spread(receipts), bytes };
}

const questions = Object.entries(load.rates).map(([name, rate]) => [name, () => talk(rate)] as const);
answerBench(load.url, () => process.exit(0), Object.fromEntries(questions));
