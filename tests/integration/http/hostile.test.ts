import { afterAll, beforeAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { saveName } from "../../../schema/profile/api.ts";
import { newMember } from "../../support/account/people.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { answerRound, openGameRoom, playGame, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { rawRequest } from "../../support/request/raw-request.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const isAlive = async () => (await fetch(`${server.url}/api/health`)).status === 200;
const lines = (...parts: string[]) => `${parts.join("\r\n")}\r\n\r\n`;
const socketHead = (target: string, origin: string | null) =>
  lines(
    `GET ${target} HTTP/1.1`,
    `Host: localhost:${server.port}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...(origin === null ? [] : [`Origin: ${origin}`]),
  );

describe("the whole server under hostile requests", () => {
  test.each([
    ["an upgrade whose target is *:99999", () => socketHead("*:99999", server.url)],
    ["a Host that is no host", () => lines("GET /api/health HTTP/1.1", "Host: [")],
    ["no Host", () => lines("GET /api/health HTTP/1.1")],
    ["two Hosts", () => lines("GET /api/health HTTP/1.1", "Host: a", "Host: b")],
    [
      "a body of 50 MB",
      () =>
        lines(
          "POST /api/account/sign-in HTTP/1.1",
          `Host: localhost:${server.port}`,
          `Origin: ${server.url}`,
          "Content-Type: application/json",
          "Content-Length: 52428800",
        ),
    ],
    ["garbage", () => "\u0000\u0001\u0002 / \r\n\r\n"],
  ])("%s is refused, and the server keeps running", async (_, bytes) => {
    const reply = await rawRequest(server.port, bytes());
    expect(reply === "" || /^HTTP\/1\.1 4\d\d /.test(reply)).toBe(true);
    expect(reply).not.toMatch(/ at .*\.[jt]s|node_modules|Express|Colyseus/);
    expect(await isAlive()).toBe(true);
  });

  test("an unparsable X-Forwarded-Proto changes nothing", async () => {
    const head = lines(
      "GET /api/health HTTP/1.1",
      `Host: localhost:${server.port}`,
      "X-Forwarded-Proto: ht%tp://[",
      "Connection: close",
    );
    expect(await rawRequest(server.port, head)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ["foreign", "https://elsewhere.example"],
    ["null", "null"],
    ["missing", null],
  ] as const)(
    "a request with a %s Origin opens no socket, changes nothing and can't read replies",
    async (_, origin) => {
      const member = await newMember(server.url, "Before");
      const upgrade = await rawRequest(server.port, socketHead("/x/y?sessionId=z", origin));
      expect(upgrade).toMatch(/^HTTP\/1\.1 403 /);
      const body = JSON.stringify({ full_name: "After" });
      const headers = [
        `Cookie: ${member.cookie}`,
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
        "Connection: close",
      ];
      const from = origin === null ? [] : [`Origin: ${origin}`];
      const put = await rawRequest(
        server.port,
        lines(`PUT ${saveName.path} HTTP/1.1`, `Host: localhost:${server.port}`, ...from, ...headers) + body,
      );
      expect(put).toMatch(/^HTTP\/1\.1 403 /);
      const get = await rawRequest(
        server.port,
        lines(
          "GET /api/profile/name HTTP/1.1",
          `Host: localhost:${server.port}`,
          ...from,
          `Cookie: ${member.cookie}`,
          "Connection: close",
        ),
      );
      expect(get).toContain('"Before"');
      expect(get.toLowerCase()).not.toContain("access-control-allow-origin");
    },
  );

  test("our own Origin opens a socket, and a socket without a seat is closed", async () => {
    const socket = new WebSocket(`ws://localhost:${server.port}/x/y?sessionId=z`, { origin: server.url });
    await new Promise((resolve) => socket.once("close", resolve));
    expect(await isAlive()).toBe(true);
  });
});

/** Everything this socket receives from now on, as text. */
function framesTo({ connection }: Pick<SeatedPlayer["room"], "connection">): string[] {
  const frames: string[] = [];
  const { ws } = connection.transport as unknown as { ws: globalThis.WebSocket };
  ws.addEventListener("message", ({ data }) => {
    frames.push(Buffer.from(data as ArrayBuffer).toString("latin1"));
  });
  return frames;
}

/** A part of the verse that its question does not quote. */
function unquoted(verse: string, question: string): string {
  const length = Math.min(20, verse.length);
  for (let from = 0; from + length <= verse.length; from += 1) {
    const part = verse.slice(from, from + length);
    if (!question.includes(part)) return part;
  }
  throw new Error(`"${question}" quotes its whole verse`);
}

describe("what a player receives", () => {
  test("TRIVIA-6 no raw frame or reply contains a correct answer or its verse before the reveal", async () => {
    const table = await openGameRoom(server.url, 2);
    const [, guest] = table as [SeatedPlayer<"trivia">, SeatedPlayer<"trivia">];
    const frames = framesTo(guest.room);
    const reveals: { reference: string; verse: string; question: string }[] = [];
    /** Questions whose answer was in the state before the round was over. */
    const early: string[] = [];
    guest.room.onStateChange(() => {
      const { phase, correctOption, question, verse, scriptureReference: reference } = guest.room.state;
      if (phase === "reveal" && reveals.at(-1)?.question !== question) reveals.push({ reference, verse, question });
      if (phase === "round" && (correctOption !== -1 || verse !== "" || reference !== "")) early.push(question);
    });
    await playGame(table, (player) => player === 0);
    expect(reveals).toHaveLength(5);
    // Each reveal contains the reference, the verse and the index of the right option; earlier frames only the question.
    for (const [at, { reference, verse, question }] of reveals.entries()) {
      const secret = unquoted(verse, question);
      const asked = frames.findIndex((frame) => frame.includes(question));
      const revealed = frames.findIndex(
        (frame, index) => index >= asked && frame.includes(reference) && frame.includes(secret),
      );
      expect(asked, `round ${at + 1} was asked`).toBeGreaterThan(-1);
      expect(revealed, `round ${at + 1} was revealed after it was asked`).toBeGreaterThan(asked);
      for (const frame of frames.slice(asked, revealed)) {
        expect(frame).not.toContain(secret);
        expect(frame.includes(reference) && !question.includes(reference)).toBe(false);
      }
    }
    expect(early).toEqual([]);
    expect(guest.room.state.players.get(guest.memberId)?.score).toBe(0);
  });

  test("TRIVIA-6 during a round, the state sent to a newcomer's socket contains no answer", async () => {
    const [host, guest] = (await openGameRoom(server.url, 2)) as [SeatedPlayer<"trivia">, SeatedPlayer<"trivia">];
    host.room.send("start", {});
    await answerRound(host, 1, true);
    const { correctOption, verse, scriptureReference, phase } = guest.room.state;
    expect([phase, correctOption, verse, scriptureReference]).toEqual(["round", -1, "", ""]);
    const { payload } = playedGames.trivia.reply(host.room.state, "right");
    expect(JSON.stringify(host.room.state.toJSON())).not.toContain(`"correctOption":${payload.option}`);
    await until(() => guest.room.state.players.get(host.memberId)?.hasAnswered === true);
    expect(guest.room.state.players.get(host.memberId)?.score).toBe(0);
  });

  test("WORD-11 no raw frame of a game contains another player's word or the best word before the reveal", async () => {
    const table = await openGameRoom(server.url, 2, { game: "word_battle" });
    const [host, guest] = table as [SeatedPlayer<"word_battle">, SeatedPlayer<"word_battle">];
    const frames = framesTo(guest.room);
    host.room.send("start", {});
    for (let round = 1; round <= 5; round += 1) {
      await roundOpens(guest, round);
      const dealt = frames.length;
      const { letters, roomCode } = guest.room.state;
      const [secret, own] = [0, 1].map((nth) => playedGames.word_battle.reply({ round, letters }, "right", nth).answer);
      host.room.send("draft", { round, word: secret });
      host.room.send("word", { id: `host-in-round-${round}`, round, word: secret });
      await until(() => guest.room.state.players.get(host.memberId)?.hasAnswered === true);
      guest.room.send("draft", { round, word: own });
      guest.room.send("clock", { sentAt: round });
      await until(() => frames.slice(dealt).some((frame) => frame.includes("clock")));
      const seen = [letters, roomCode].reduce((left, known) => left.replaceAll(known, "\n"), frames.join("\n"));
      frames.length = 0;
      guest.room.send("word", { id: `guest-in-round-${round}`, round, word: own });
      await until(() => guest.room.state.bestWord !== "");
      expect(guest.room.state.words.get(host.memberId)).toBe(secret);
      for (const hidden of [secret, guest.room.state.bestWord]) expect(seen).not.toContain(hidden);
      frames.length = 0;
    }
  });
});
