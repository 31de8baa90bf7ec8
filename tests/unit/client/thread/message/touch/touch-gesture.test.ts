import { describe, expect, test } from "vitest";
import {
  isFarEnough,
  move,
  type Point,
  press,
  shiftOf,
  type TouchGesture,
} from "../../../../../../client/thread/message/touch/touch-gesture.ts";

const start: Point = { x: 100, y: 300 };

/** The gesture of a finger that goes through these points, each as the distance from its start. */
function gestureOf(points: readonly [right: number, down: number][], maySwipe = true, from = start): TouchGesture {
  return points.reduce<TouchGesture>(
    (gesture, [right, down]) => move(gesture, { x: from.x + right, y: from.y + down }, maySwipe),
    press(from),
  );
}

describe("a finger on a message", () => {
  test("a finger that trembles is still pressing", () => {
    expect(
      gestureOf([
        [6, 0],
        [-6, 6],
        [0, 10],
      ]).kind,
    ).toBe("pressing");
  });

  test("a finger that moves more than 10 px up or down scrolls, and never swipes afterwards", () => {
    expect(gestureOf([[0, 11]]).kind).toBe("over");
    expect(
      gestureOf([
        [0, -11],
        [80, -11],
      ]).kind,
    ).toBe("over");
    expect(gestureOf([[12, 8]]).kind).toBe("over");
  });

  test("a finger that moves to the right swipes, also if it sinks a little on its way", () => {
    expect(
      gestureOf([
        [12, 3],
        [70, 40],
      ]),
    ).toEqual({ kind: "swiping", start, distance: 70 });
  });

  test("a finger that moves to the left does not swipe", () => {
    expect(gestureOf([[-20, 0]]).kind).toBe("over");
  });

  test("no finger swipes a message that it cannot reply to", () => {
    expect(gestureOf([[70, 0]], false).kind).toBe("over");
  });

  test("a swipe from the edge of the screen belongs to the phone", () => {
    expect(gestureOf([[70, 0]], true, { x: 23, y: 300 }).kind).toBe("over");
    expect(gestureOf([[70, 0]], true, { x: 24, y: 300 }).kind).toBe("swiping");
  });
});

describe("a swipe", () => {
  test("a swipe counts from 56 px on, and not if the finger goes back", () => {
    expect(isFarEnough(gestureOf([[55, 0]]))).toBe(false);
    expect(isFarEnough(gestureOf([[56, 0]]))).toBe(true);
    expect(
      isFarEnough(
        gestureOf([
          [90, 0],
          [40, 0],
        ]),
      ),
    ).toBe(false);
    expect(isFarEnough(press(start))).toBe(false);
  });

  test("the message follows the finger, more slowly beyond 56 px, and never to the left", () => {
    expect(shiftOf(gestureOf([[30, 0]]))).toBe(30);
    expect(shiftOf(gestureOf([[76, 0]]))).toBe(61);
    expect(shiftOf(gestureOf([[300, 0]]))).toBe(72);
    expect(
      shiftOf(
        gestureOf([
          [30, 0],
          [-50, 0],
        ]),
      ),
    ).toBe(0);
    expect(shiftOf(press(start))).toBe(0);
  });
});
