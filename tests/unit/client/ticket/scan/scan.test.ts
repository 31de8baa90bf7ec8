import { generateKeyPairSync, randomUUID } from "node:crypto";
import encodeQR from "qr";
import { describe, expect, it } from "vitest";
import { mediaFailureOf } from "../../../../../client/frame/media-failure.ts";
import { randomUuid } from "../../../../../client/net/random-uuid.ts";
import { fingerprintOf } from "../../../../../client/ticket/check-in/state/fingerprint.ts";
import { readFrame } from "../../../../../client/ticket/scan/read-frame.ts";
import { createRepeatFilter } from "../../../../../client/ticket/scan/repeat-filter.ts";
import * as server from "../../../../../server/ticket/code/ticket-code.ts";

const code = server.ticketCodes(generateKeyPairSync("ed25519")).issue({ registrationId: randomUUID() });

/** A picture of the camera, in which the code stands a little off the middle. */
function picture(text: string, size = 480) {
  const cells = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const scale = Math.floor((size * 0.8) / cells.length);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const corner = 30;
  for (const [y, row] of cells.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let dy = 0; dy < scale; dy += 1) {
        const start = ((corner + y * scale + dy) * size + corner + x * scale) * 4;
        for (let at = start; at < start + scale * 4; at += 1) if (at % 4 !== 3) data[at] = 20;
      }
    }
  }
  return { width: size, height: size, data };
}

describe("scanning", () => {
  it("TICKET-40 the decoder reads the QR code of a ticket, and nothing in an empty picture", () => {
    expect(readFrame(picture(code))).toBe(code);
    expect(readFrame({ width: 480, height: 480, data: new Uint8ClampedArray(480 * 480 * 4).fill(200) })).toBeNull();
  });

  it("TICKET-40 a code in sight is passed on once, and again after it was gone", () => {
    let now = 0;
    const isNew = createRepeatFilter(() => now);
    const seen = [0, 100, 2_900, 5_800, 9_000].map((time) => {
      now = time;
      return isNew("one");
    });
    expect(seen).toEqual([true, false, false, false, true]);
    expect([isNew("two"), isNew("one")]).toEqual([true, true]);
  });

  it("says why there is no camera", () => {
    const reasons = ["NotAllowedError", "NotFoundError", "NotReadableError", "StrangeError"].map((name) =>
      mediaFailureOf(Object.assign(new Error(name), { name })),
    );
    expect(reasons).toEqual(["denied", "missing", "busy", "failed"]);
    expect(mediaFailureOf("no error")).toBe("failed");
  });
});

describe("codes on the phone", () => {
  it("TICKET-22 phone and server compute the same fingerprint", async () => {
    expect(await fingerprintOf(code)).toBe(server.fingerprintOf(code));
  });

  it("nonces are UUIDs, and all different", () => {
    const nonces = Array.from({ length: 100 }, randomUuid);
    expect(new Set(nonces).size).toBe(100);
    for (const nonce of nonces)
      expect(nonce).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
