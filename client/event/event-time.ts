// The panels of an event find its times here.
export { eventClock, eventDay } from "../../schema/event/event-time.ts";
