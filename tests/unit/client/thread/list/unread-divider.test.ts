import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Attendance,
  initialAttendance,
  nextAttendance,
} from "../../../../../client/thread/list/unread-divider.ts";

/** Everything that comes is from others. */
const at = (before: Attendance, isHere: boolean, last: number) =>
  nextAttendance(before, { isHere, last, hasNews: (after) => last > after });

const opened: Attendance = { ...initialAttendance, divider: { after: 4, upTo: 6 } };

describe("the divider before what is new", () => {
  test("stays where it was on opening while one looks, whatever comes", () => {
    const looking = at(at(at(opened, false, 6), true, 7), true, 9);
    expect(looking.divider).toEqual({ after: 4, upTo: 6 });
  });

  test("stands before what came while one was away, once all of it is there", () => {
    const away = at(at(at(opened, true, 6), false, 6), false, 8);
    expect(away.divider).toEqual({ after: 4, upTo: 6 });
    expect(at(away, true, 9).divider).toEqual({ after: 6, upTo: 9 });
  });

  test("stays where it was when one comes back to nothing new", () => {
    const back = at(at(at(opened, true, 6), false, 6), true, 6);
    expect(back).toEqual({ divider: { after: 4, upTo: 6 }, leftAt: null });
  });

  test("never stands before what one was looking at when it came, and changes nothing when nothing happened", () => {
    const moments = fc.array(fc.record({ isHere: fc.boolean(), more: fc.nat(3) }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, (all) => {
        let [now, last] = [at(opened, true, 6), 6];
        let seen = 6;
        for (const { isHere, more } of all) {
          last += more;
          const before = now;
          now = at(now, isHere, last);
          expect(at(now, isHere, last)).toBe(now);
          if (now.divider !== before.divider) expect(now.divider?.after).toBe(seen);
          if (isHere || before.leftAt === null) seen = last;
        }
      }),
    );
  });
});
