import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createThread } from "../../../client/thread/thread.ts";
import { readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { joinConversation } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";

/** What the member's browser adds to each socket, and the timers of the client, which the test fires. */
const browser = await vi.hoisted(async () => {
  const { WebSocket } = await import("ws");
  const { createWaits } = await import("../../support/waits.ts");
  const own = { cookie: "", waits: createWaits() };
  vi.stubGlobal(
    "WebSocket",
    class extends WebSocket {
      constructor(url: string, { headers }: { headers?: Record<string, string> } = {}) {
        const Origin = new URL(url).origin.replace(/^ws/, "http");
        super(url, { headers: { Origin, Cookie: own.cookie, ...headers } });
      }
    },
  );
  vi.stubGlobal("document", { visibilityState: "visible" });
  return own;
});
vi.mock("../../../client/net/wait.ts", () => ({ wait: browser.waits.wait }));

const SILENCE_MS = 30_000;
const ANSWER_MS = 7_000;
const DOUBT_MS = 4_000;

const { waits } = browser;
let server: TestServer;
let line: TcpProxy;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  line = await openTcpProxy(server.port);
  return () => line.close();
});

const chat = chatFixture(() => server);
const hostOf = ({ url }: { url: string }) => new URL(url).host;

/** Ada has the conversation open, through a line that can fall silent; Tunde writes in it. */
async function openThread() {
  const { ada, tunde, conversationId } = await chat.pair();
  const params = { conversationId };
  browser.cookie = ada.cookie;
  vi.stubGlobal("location", { protocol: "http:", host: hostOf(line) });
  let seats = 0;
  const thread = createThread({
    kind: "conversation",
    threadId: conversationId,
    memberId: ada.memberId,
    saved: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    takeSeat() {
      seats += 1;
      return ada.must(takeChatSeat, { params });
    },
    readPage: (query) => ada.must(readMessages, { params, query: { ...query } }),
    seen: () => {},
    onRefused: () => {},
  });
  thread.open();
  const connection = () => thread.room.getState().connection.kind;
  await until(() => thread.store.getState().status.kind === "live");
  const his = await joinConversation(tunde, conversationId);
  // The last that the room says by itself. Each message would count as an answer.
  await until(() => Object.keys(thread.room.getState().view?.present ?? {}).length === 2);
  return {
    thread,
    his,
    connection,
    seats: () => seats,
    texts: () => thread.store.getState().log.messages.map(({ content }) => content),
    /** No byte passes any more, and nobody closes the socket; a new one takes another way. */
    fallSilent() {
      line.cut("silence");
      vi.stubGlobal("location", { protocol: "http:", host: hostOf(server) });
    },
  };
}

test("a quiet thread pings its room, and keeps the socket that answers", async () => {
  const { thread, his, connection, seats, texts } = await openThread();
  waits.passed(SILENCE_MS);
  expect(waits.pending()).toContain(ANSWER_MS);
  await until(() => waits.pending().includes(SILENCE_MS));
  expect(waits.pending()).not.toContain(ANSWER_MS);
  await his.say("Still here?");
  await until(() => texts().includes("Still here?"));
  expect([connection(), seats()]).toEqual(["live", 1]);
  thread.close();
});

test("a thread whose socket falls silent notices, takes its seat again and shows what it missed", async () => {
  const { thread, his, connection, seats, texts, fallSilent } = await openThread();
  fallSilent();
  await his.say("In the tunnel");
  waits.passed(SILENCE_MS);
  expect([connection(), texts()]).toEqual(["live", []]);
  waits.passed(ANSWER_MS);
  expect(connection()).toBe("reconnecting");
  await until(() => texts().includes("In the tunnel"));
  await until(() => thread.store.getState().status.kind === "live");
  await his.say("Out of it");
  await until(() => texts().includes("Out of it"));
  expect(seats()).toBe(2);
  thread.close();
});

test("a page that wakes up probes its silent socket, and gets each missed message once", async () => {
  const { thread, his, connection, seats, texts, fallSilent } = await openThread();
  fallSilent();
  thread.write("Anybody?");
  thread.wake();
  waits.passed(DOUBT_MS);
  await until(() => thread.store.getState().unsent.length === 0);
  await until(() => his.messages().length > 0);
  expect(his.messages().map(({ content }) => content)).toEqual(["Anybody?"]);
  expect([connection(), seats(), texts()]).toEqual(["live", 2, ["Anybody?"]]);
  thread.close();
});
