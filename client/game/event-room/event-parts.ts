/** What the room of an event shows on a phone, in one file. */
export { EventResults } from "./event-results.tsx";
export { EventSide, EventStrip } from "./event-side.tsx";
export { EventWaiting } from "./waiting/event-waiting.tsx";
