import { describe, expect, it } from "vitest";
import * as ws from "ws";
import { seatClaim } from "../../../../../server/platform/room-transport/seat-claim.ts";
import { sharedCopy, sharedFrame } from "../../../../../server/platform/room-transport/shared-frame.ts";

/** The function that builds frames in `ws`. Its types omit it. */
const { Sender } = ws as unknown as { Sender: { frame(bytes: Buffer, options: object): Buffer[] } };

describe("sharedFrame", () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 100_000])(
    "a shared frame of %i bytes is identical to one framed by ws",
    (length) => {
      const bytes = Buffer.alloc(length, 7);
      const expected = Sender.frame(bytes, { fin: true, opcode: 2, mask: false, readOnly: true, rsv1: false });
      expect(sharedFrame(bytes).equals(Buffer.concat(expected))).toBe(true);
    },
  );

  it("all receivers of the same bytes share one frame", () => {
    const patch = Buffer.from("a patch");
    expect(sharedFrame(patch)).toBe(sharedFrame(patch));
    expect(sharedFrame(patch.subarray())).toBe(sharedFrame(patch));
  });

  it("a shared frame does not change when the buffer it was made from is overwritten", () => {
    const buffer = Buffer.from("first patch");
    const first = sharedFrame(buffer);
    buffer.write("other");
    const second = sharedFrame(buffer);
    expect(first.toString("latin1")).toContain("first patch");
    expect(second.toString("latin1")).toContain("other patch");
    expect(sharedFrame(Buffer.from("first patch")).equals(first)).toBe(true);
  });

  it("sharedCopy returns the bytes without the frame header, for bytes that must wait", () => {
    const buffer = Buffer.from("wait");
    const copy = sharedCopy(buffer);
    buffer.fill(0);
    expect(copy.toString()).toBe("wait");
  });
});

describe("seatClaim", () => {
  it("a seat claim is read from the path and the query", () => {
    expect(seatClaim("/p_1/room-2?sessionId=abc")).toEqual({
      roomId: "room-2",
      sessionId: "abc",
      reconnectionToken: null,
      skipHandshake: false,
    });
    expect(seatClaim("/prefix/p/r?sessionId=a&reconnectionToken=t&skipHandshake=1")).toMatchObject({
      roomId: "r",
      reconnectionToken: "t",
      skipHandshake: true,
    });
  });

  it.each([
    undefined,
    "",
    "*:99999",
    "//:99999",
    "/",
    "/p",
    "/p/r",
    "/p/r?sessionId=",
    "/p/r?sessionId=a%20b",
    "/p/r%00?sessionId=a",
    `/p/${"r".repeat(65)}?sessionId=a`,
    `/p/r?sessionId=${"a".repeat(65)}`,
    "/?sessionId=a",
    "http://[",
  ])("%j contains no seat claim, and reading it does not throw", (target) => expect(seatClaim(target)).toBeUndefined());
});
