/** A finger in px of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** What one finger is doing on a message. */
export type TouchGesture =
  /** It has not moved. After `HOLD_MS` this is a long press. */
  | { kind: "pressing"; start: Point }
  /** It moves to the right. `distance` is how far it is from its start, in px, and never negative. */
  | { kind: "swiping"; start: Point; distance: number }
  /** Nothing more will come of it: it scrolls, moves to the left, or was a long press. */
  | { kind: "over" };

/** How long a finger rests on a message until its menu opens. */
export const HOLD_MS = 400;
/** A resting finger trembles less than this. */
const TREMBLE_PX = 10;
/** A swipe at least this long counts when the finger is lifted. */
export const SWIPE_PX = 56;
/** Swipes that begin this close to the edge of the screen belong to the phone: it goes back a page. */
const EDGE_PX = 24;
/** The message follows the finger up to here. */
const SHIFT_MAX_PX = 72;

export const press = (start: Point): TouchGesture => ({ kind: "pressing", start });

/** The finger has moved. Without `maySwipe` any movement ends the gesture. */
export function move(gesture: TouchGesture, to: Point, maySwipe: boolean): TouchGesture {
  if (gesture.kind === "over") return gesture;
  const { start } = gesture;
  const right = to.x - start.x;
  const down = Math.abs(to.y - start.y);
  if (gesture.kind === "swiping") return { ...gesture, distance: Math.max(0, right) };
  if (Math.hypot(right, down) <= TREMBLE_PX) return gesture;
  const isSwipe = maySwipe && start.x >= EDGE_PX && right > 2 * down;
  return isSwipe ? { kind: "swiping", start, distance: right } : { kind: "over" };
}

/** Whether the action of the swipe runs if the finger is lifted now. */
export const isFarEnough = (gesture: TouchGesture): boolean =>
  gesture.kind === "swiping" && gesture.distance >= SWIPE_PX;

/** How far the message moves with the finger, in px. Beyond the needed distance it moves less and less. */
export function shiftOf(gesture: TouchGesture): number {
  if (gesture.kind !== "swiping") return 0;
  const beyond = Math.max(0, gesture.distance - SWIPE_PX);
  return Math.min(SHIFT_MAX_PX, gesture.distance - beyond + beyond / 4);
}
