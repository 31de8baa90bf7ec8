import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  groupedReference,
  readTicketText,
  ticketByReference,
} from "../../../../../client/ticket/check-in/state/ticket-text.ts";
import { matchingTickets } from "../../../../../client/ticket/check-in/ticket-matches.tsx";
import { ROOM_CODE_ALPHABET } from "../../../../../schema/limits.ts";
import { ticket } from "../../../../support/ticket/gates.ts";

const reference = fc.string({ unit: fc.constantFrom(...ROOM_CODE_ALPHABET), minLength: 8, maxLength: 8 });

describe("what is typed at the door", () => {
  it.each(["K7M29QPD", "k7m29qpd", "K7M2-9QPD", " k7m2 9qpd ", "K 7 M 2 9 Q P D", "k7m2–9qpd"])(
    "TICKET-38 %j is a reference",
    (typed) => expect(readTicketText(typed)).toEqual({ kind: "reference", reference: "K7M29QPD" }),
  );

  it("TICKET-38 every reference is read as it is printed, in lower case too", () => {
    fc.assert(
      fc.property(reference, (text) => {
        const read = { kind: "reference", reference: text };
        expect(readTicketText(groupedReference(text))).toEqual(read);
        expect(readTicketText(groupedReference(text).toLowerCase())).toEqual(read);
      }),
    );
  });

  it("tells codes and other texts apart", () => {
    expect(readTicketText("A".repeat(111))).toEqual({ kind: "code", code: "A".repeat(111) });
    for (const typed of ["", "K7M2", "Ada Obi", "https://example.org", "A".repeat(112)]) {
      expect(readTicketText(typed)).toEqual({ kind: "other", text: typed });
    }
  });

  it("TICKET-38 a look-alike finds the only ticket that it can mean, and none if two look like it", () => {
    const [one, two] = [ticket("K7M2QQPD"), ticket("WXYZ6789")];
    expect(ticketByReference([one, two], "K7MZ0OPD")).toBe(one);
    expect(ticketByReference([one, two], "WXYZ6788")).toBe(undefined);
    const twin = ticket("K7M2DQPD");
    expect(ticketByReference([one, twin], "K7M20QPD")).toBe(undefined);
    expect(ticketByReference([one, twin], "K7M2DQPD")).toBe(twin);
  });

  it("finds people by any part of their name, without its marks, and by the beginning of a reference", () => {
    const people = [
      ticket("K7M29QPD", { displayName: "Ṣọlá Adébáyọ̀" }),
      ticket("WXYZ6789", { displayName: "Ada Obi" }),
    ];
    const found = (typed: string) => matchingTickets(people, typed).map(({ displayName }) => displayName);
    expect(found("sola")).toEqual(["Ṣọlá Adébáyọ̀"]);
    expect(found("ade")).toEqual(["Ṣọlá Adébáyọ̀"]);
    expect(found("wx-yz")).toEqual(["Ada Obi"]);
    expect(found(" ")).toEqual([]);
  });
});
