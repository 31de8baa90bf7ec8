import { getMessageBytes, Protocol } from "@colyseus/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainObject, MessageRateLimiter, readFrame } from "../../../../rooms/support/frame-guard.ts";

const message = (name: string) => getMessageBytes.raw(Protocol.ROOM_DATA, name, {});

describe("GAME-24 what a frame may be", () => {
  test("a message with a short plain name passes, and so do the protocol's own signals", () => {
    expect(readFrame(message("play_again"))).toEqual({ kind: "message", name: "play_again" });
    const signals = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
    expect(signals.map((code) => readFrame(Uint8Array.of(code)).kind)).toEqual(["signal", "signal", "signal"]);
  });

  test("requests, raw bytes, inputs, numbers, wildcards and modifiers do not", () => {
    const frames = [
      getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, "start", undefined, new Uint8Array()),
      Uint8Array.of(Protocol.ROOM_REQUEST, 1, 0xa5, ...Buffer.from("start")),
      Uint8Array.of(Protocol.ROOM_INPUT_RELIABLE, 1),
      getMessageBytes.raw(Protocol.ROOM_DATA, 7, {}),
      message("*"),
      message("Start"),
      message("x".repeat(40)),
      Uint8Array.of(Protocol.ROOM_DATA | 0x80, 0xa1, 0x61),
      new Uint8Array(),
    ];
    expect(new Set(frames.map((frame) => readFrame(frame).kind))).toEqual(new Set(["malformed"]));
  });

  test("a name longer than its frame is malformed", () => {
    expect(readFrame(Uint8Array.of(Protocol.ROOM_DATA, 0xa5, 0x73, 0x74)).kind).toBe("malformed");
  });

  test("no bytes at all make the gate throw", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void readFrame(bytes)));
  });

  test("only a plain object is a payload", () => {
    expect(isPlainObject({})).toBe(true);
    const others = [null, undefined, [], new Set(), new Map(), new Date(), Buffer.alloc(0), "", 0];
    expect(others.filter(isPlainObject)).toEqual([]);
  });
});

describe("how much a socket may send", () => {
  test("GAME-25 twenty in a second are taken, one is refused, the next are dropped, then the socket closes", () => {
    const meter = new MessageRateLimiter();
    const weights = Array.from({ length: 41 }, () => meter.check(5));
    expect(weights.filter((weight) => weight === "accept")).toHaveLength(20);
    expect(weights[20]).toBe("refuse");
    expect(weights.filter((weight) => weight === "drop")).toHaveLength(19);
    expect(weights.at(-1)).toBe("close");
  });

  test("GAME-25 the limit resets every second", () => {
    const meter = new MessageRateLimiter();
    for (let count = 0; count < 30; count += 1) meter.check(0);
    expect(meter.check(1000)).toBe("accept");
  });

  test("GAME-24 twenty messages without sense are the last", () => {
    const meter = new MessageRateLimiter();
    const forgiven = Array.from({ length: 20 }, () => meter.countInvalid());
    expect(forgiven).toEqual([...Array(19).fill(true), false]);
  });
});
