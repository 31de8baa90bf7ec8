import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DividerState,
  initialDividerState,
  nextDividerState,
} from "../../../../../client/thread/list/unread-divider.ts";

/** The next state, if all messages are from others. */
const next = (before: DividerState, isReading: boolean, lastSeq: number) =>
  nextDividerState(before, { isReading, lastSeq, hasNewAfter: (seq) => lastSeq > seq });

const opened: DividerState = { ...initialDividerState, divider: { after: 4, upTo: 6 } };

describe("the unread divider", () => {
  test("the divider stays where it was on opening while the member is reading", () => {
    const reading = next(next(next(opened, false, 6), true, 7), true, 9);
    expect(reading.divider).toEqual({ after: 4, upTo: 6 });
  });

  test("the divider moves before messages that arrived while the member was away, once all are loaded", () => {
    const away = next(next(next(opened, true, 6), false, 6), false, 8);
    expect(away.divider).toEqual({ after: 4, upTo: 6 });
    expect(next(away, true, 9).divider).toEqual({ after: 6, upTo: 9 });
  });

  test("the divider stays where it was when the member comes back to no new messages", () => {
    const back = next(next(next(opened, true, 6), false, 6), true, 6);
    expect(back).toEqual({ divider: { after: 4, upTo: 6 }, leftAt: null });
  });

  test("the divider never moves before messages that the member was reading when they arrived", () => {
    const moments = fc.array(fc.record({ isReading: fc.boolean(), more: fc.nat(3) }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, (all) => {
        let [state, last] = [next(opened, true, 6), 6];
        let seen = 6;
        for (const { isReading, more } of all) {
          last += more;
          const before = state;
          state = next(state, isReading, last);
          expect(next(state, isReading, last)).toBe(state);
          if (state.divider !== before.divider) expect(state.divider?.after).toBe(seen);
          if (isReading || before.leftAt === null) seen = last;
        }
      }),
    );
  });
});
