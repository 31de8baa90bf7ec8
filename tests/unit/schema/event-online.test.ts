import { expect, test } from "vitest";
import { isOnline, onlineAddress } from "../../../schema/event/event-state.ts";

test("ENGAGE-20 an event is online if its place is a web address and nothing else", () => {
  expect(onlineAddress({ location: " https://zoom.us/j/123 " })).toBe("https://zoom.us/j/123");
  const places = ["Hall, Yaba", "", "zoom.us/j/123", "https://zoom.us/j/123 and the hall", "javascript:alert(1)"];
  expect(places.map((location) => isOnline({ location }))).toEqual(places.map(() => false));
});
