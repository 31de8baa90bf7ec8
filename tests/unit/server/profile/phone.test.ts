import { expect, test } from "vitest";
import { phoneNumber } from "../../../../server/profile/phone.ts";

test.each([
  ["0803 123 4567", "+2348031234567"],
  ["08031234567", "+2348031234567"],
  ["+234 803 123 4567", "+2348031234567"],
  ["234-803-123-4567", "+2348031234567"],
  ["+44 7400 123456", "+447400123456"],
])("PROFILE-2 %s is stored as %s", (typed, stored) => {
  expect(phoneNumber(typed)).toBe(stored);
});

test.each(["0803", "hello", "call 0803 123 4567", "0803 123 4567 ext. 5", "+999 123 456 789", "John 3:16"])(
  "PROFILE-2 %s is no phone number",
  (typed) => {
    expect(phoneNumber(typed)).toBeNull();
  },
);
