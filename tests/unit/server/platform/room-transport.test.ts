import { describe, expect, it } from "vitest";
import * as ws from "ws";
import { seatClaim } from "../../../../server/platform/room-transport/seat-claim.ts";
import { sharedCopy, sharedFrame } from "../../../../server/platform/room-transport/shared-frame.ts";

/** What `ws` itself makes frames with; its types leave it out. */
const { Sender } = ws as unknown as { Sender: { frame(bytes: Buffer, options: object): Buffer[] } };

describe("a shared frame", () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 100_000])("of %i bytes is framed as ws frames it", (length) => {
    const bytes = Buffer.alloc(length, 7);
    const expected = Sender.frame(bytes, { fin: true, opcode: 2, mask: false, readOnly: true, rsv1: false });
    expect(sharedFrame(bytes).equals(Buffer.concat(expected))).toBe(true);
  });

  it("is made once for all receivers of the same bytes", () => {
    const patch = Buffer.from("a patch");
    expect(sharedFrame(patch)).toBe(sharedFrame(patch));
    expect(sharedFrame(patch.subarray())).toBe(sharedFrame(patch));
  });

  it("never changes, whatever happens to the buffer it was made from", () => {
    const buffer = Buffer.from("first patch");
    const first = sharedFrame(buffer);
    buffer.write("other");
    const second = sharedFrame(buffer);
    expect(first.toString("latin1")).toContain("first patch");
    expect(second.toString("latin1")).toContain("other patch");
    expect(sharedFrame(Buffer.from("first patch")).equals(first)).toBe(true);
  });

  it("gives up a copy without its head, for bytes that have to wait", () => {
    const buffer = Buffer.from("wait");
    const copy = sharedCopy(buffer);
    buffer.fill(0);
    expect(copy.toString()).toBe("wait");
  });
});

describe("a seat claim", () => {
  it("is read from the path and the query", () => {
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
  ])("is absent from %j, without an exception", (target) => expect(seatClaim(target)).toBeUndefined());
});
