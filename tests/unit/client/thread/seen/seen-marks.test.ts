import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listedMarks, newestSeen, type SeenMarks, withMarks } from "../../../../../client/thread/seen/seen-marks.ts";
import type { SeenMark } from "../../../../../schema/thread/seen.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const [ME, TUNDE, BISI] = ["ada", "tunde", "bisi"];
const own = (seq: number, more = {}) => messageAt(seq, { senderId: ME, ...more });
const others = (seq: number) => messageAt(seq, { senderId: TUNDE });

const marks = fc.array(
  fc.record({ memberId: fc.constantFrom("tunde", "bisi", "chidi"), seq: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 5 },
);
const events = fc.array(fc.record({ isList: fc.boolean(), marks }), { maxLength: 20 });

describe("THREAD-80 marks on a device", () => {
  test("THREAD-80 no mark goes backwards, in whatever order lists and live marks arrive", () => {
    fc.assert(
      fc.property(events, (all) => {
        let known: SeenMarks = {};
        for (const { isList, marks: arrived } of all) {
          const next: SeenMarks = isList ? listedMarks(known, arrived) : withMarks(known, arrived);
          for (const [memberId, seq] of Object.entries(next)) expect(seq).toBeGreaterThanOrEqual(known[memberId] ?? 0);
          for (const { memberId, seq } of arrived) expect(next[memberId]).toBeGreaterThanOrEqual(seq);
          known = next;
        }
      }),
    );
  });

  test("THREAD-80 the order of live marks changes nothing", () => {
    fc.assert(
      fc.property(marks, (all) => {
        const oneByOne = [...all].reverse().reduce<SeenMarks>((known, each) => withMarks(known, [each]), {});
        expect(oneByOne).toEqual(withMarks({}, all));
      }),
    );
  });

  test("THREAD-79 who is no longer listed shows no mark, and who is keeps the newest", () => {
    const listed: SeenMark[] = [{ memberId: TUNDE, seq: 3 }];
    expect(listedMarks({ [TUNDE]: 5, [BISI]: 4 }, listed)).toEqual({ [TUNDE]: 5 });
  });

  test("THREAD-80 a mark that says nothing new keeps the object, so that nothing renders", () => {
    const known = { [TUNDE]: 5 };
    expect(withMarks(known, [{ memberId: TUNDE, seq: 4 }])).toBe(known);
  });
});

describe("THREAD-73 the message with the mark", () => {
  test("THREAD-73 it is the newest own one that others have read, with how many have", () => {
    const messages = [own(1), others(2), own(3), own(4)];
    expect(newestSeen(messages, { [TUNDE]: 3, [BISI]: 1 }, ME)).toEqual({ seq: 3, by: 1 });
    expect(newestSeen(messages, { [TUNDE]: 4, [BISI]: 4 }, ME)).toEqual({ seq: 4, by: 2 });
  });

  test("THREAD-73 a deleted message passes its mark on to the one before", () => {
    expect(newestSeen([own(1), own(2, { isDeleted: true })], { [TUNDE]: 2 }, ME)).toEqual({ seq: 1, by: 1 });
  });

  test("THREAD-73 messages of others never have a mark", () => {
    expect(newestSeen([others(1)], { [TUNDE]: 1 }, ME)).toBe(null);
    expect(newestSeen([own(1)], {}, ME)).toBe(null);
  });
});
