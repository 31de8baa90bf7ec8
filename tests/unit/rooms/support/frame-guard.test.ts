import { getMessageBytes, Protocol } from "@colyseus/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainObject, MessageRateLimiter, readFrame } from "../../../../rooms/support/frame-guard.ts";

const message = (name: string) => getMessageBytes.raw(Protocol.ROOM_DATA, name, {});

describe("GAME-24 kinds of frames", () => {
  test("messages with a short plain name and the protocol's own signals are accepted", () => {
    expect(readFrame(message("play_again"))).toEqual({ kind: "message", name: "play_again" });
    const signals = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
    expect(signals.map((code) => readFrame(Uint8Array.of(code)).kind)).toEqual(["signal", "signal", "signal"]);
  });

  test("requests, raw bytes, inputs, numbers, wildcards and modifiers are malformed frames", () => {
    const frames = [
      getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, "start", undefined, new Uint8Array()),
      Uint8Array.of(Protocol.ROOM_REQUEST, 1, 0xa5, ...Buffer.from("start")),
      Uint8Array.of(Protocol.ROOM_INPUT_RELIABLE, 1),
      getMessageBytes.raw(Protocol.ROOM_DATA, 7, {}),
      message("*"),
      message("Start"),
      message("x".repeat(40)),
      Uint8Array.of(Protocol.ROOM_DATA | 0x80, 0xa1, 0x61),
      // The low bits of these prefixes are the length of the name, but the prefixes are not those of a string.
      Uint8Array.of(Protocol.ROOM_DATA, 0x85, ...Buffer.from("start")),
      Uint8Array.of(Protocol.ROOM_DATA, 0xe5, ...Buffer.from("start")),
      new Uint8Array(),
    ];
    expect(new Set(frames.map((frame) => readFrame(frame).kind))).toEqual(new Set(["malformed"]));
  });

  test("a frame that ends before its name is malformed", () => {
    expect(readFrame(Uint8Array.of(Protocol.ROOM_DATA, 0xa5, 0x73, 0x74)).kind).toBe("malformed");
  });

  test("reading a frame never throws, whatever its bytes are", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void readFrame(bytes)));
  });

  test("only a plain object is accepted as a payload", () => {
    expect(isPlainObject({})).toBe(true);
    const others = [null, undefined, [], new Set(), new Map(), new Date(), Buffer.alloc(0), "", 0];
    expect(others.filter(isPlainObject)).toEqual([]);
  });
});

describe("the message rate limit", () => {
  test("GAME-25 20 messages a second are accepted, one is refused, 19 are dropped, the next one closes", () => {
    const limiter = new MessageRateLimiter();
    const verdicts = Array.from({ length: 41 }, () => limiter.check(5));
    expect(verdicts.filter((verdict) => verdict === "accept")).toHaveLength(20);
    expect(verdicts[20]).toBe("refuse");
    expect(verdicts.filter((verdict) => verdict === "drop")).toHaveLength(19);
    expect(verdicts.at(-1)).toBe("close");
  });

  test("GAME-25 the limit resets every second", () => {
    const limiter = new MessageRateLimiter();
    for (let count = 0; count < 30; count += 1) limiter.check(0);
    expect(limiter.check(1000)).toBe("accept");
  });

  test("GAME-24 the twentieth invalid message closes the socket", () => {
    const limiter = new MessageRateLimiter();
    const isTolerated = Array.from({ length: 20 }, () => limiter.countInvalid());
    expect(isTolerated).toEqual([...Array(19).fill(true), false]);
  });
});
