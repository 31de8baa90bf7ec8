import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintOf, ticketCodes } from "../../../../server/ticket/code/ticket-code.ts";

const newCodes = () => ticketCodes(generateKeyPairSync("ed25519"));
const codes = newCodes();
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const registrationId = "0199a3c2-5b1e-7c44-9d0f-3a6b1c2d4e5f";
const code = codes.issue({ registrationId });

describe("ticket codes", () => {
  it("TICKET-20 every code is read back as its registration and has under 120 characters", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const issued = codes.issue({ registrationId: id });
        expect(codes.read(issued)).toEqual({ registrationId: id });
        expect(issued).toMatch(/^[\w-]{111}$/);
      }),
    );
  });

  it("TICKET-20 a registration always has the same code", () => {
    expect(codes.issue({ registrationId })).toBe(code);
  });

  it("TICKET-20 the codes of tickets that were printed long ago are still those of today", () => {
    const key = Buffer.from("302e020100300506032b657004220420".padEnd(96, "07"), "hex");
    const old = ticketCodes({ privateKey: createPrivateKey({ key, format: "der", type: "pkcs8" }) });
    expect(old.issue({ registrationId })).toBe(
      "ATJLAZmjwlsefESdDzprHC1OX9G8Sdh-5qGMiXdrTVM4gwf2WR_beUsdO6OQwzHFlGZSW2JYxln-V4pJQQ7DOn0f815tojPgJqQ1nVXtiZI-rQI",
    );
  });

  it("TICKET-21 a code with one other character is refused, wherever it stands", () => {
    const place = fc.nat(code.length - 1);
    const character = fc.constantFrom(...alphabet);
    fc.assert(
      fc.property(place, character, (at, other) => {
        fc.pre(code[at] !== other);
        expect(codes.read(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it("TICKET-21 a shortened or lengthened code is refused", () => {
    for (let length = 0; length < code.length; length += 1) expect(codes.read(code.slice(0, length))).toBeNull();
    for (const longer of [`${code}A`, `${code}=`, ` ${code}`, `${code}\n`]) expect(codes.read(longer)).toBeNull();
  });

  it("TICKET-21 the same bytes in another spelling are refused", () => {
    const spelled = Buffer.from(code, "base64url").toString("base64");
    expect(codes.read(spelled)).toBeNull();
    expect(codes.read(`${code.slice(0, 50)}.${code.slice(50)}`)).toBeNull();
  });

  it("TICKET-21 any text is read or refused, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(codes.read(text)).toBeNull();
      }),
    );
  });

  it("TICKET-21 a code that another community signed is refused", () => {
    expect(newCodes().read(code)).toBeNull();
  });

  it("refuses to sign an id that is no UUID", () => {
    expect(() => codes.issue({ registrationId: "seat-1" })).toThrow(TypeError);
  });

  it("TICKET-22 codes of different registrations have different fingerprints of 12 characters", () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(ids, (some) => {
        const fingerprints = some.map((id) => fingerprintOf(codes.issue({ registrationId: id })));
        expect(new Set(fingerprints).size).toBe(some.length);
        for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[\w-]{12}$/);
      }),
    );
  });
});
