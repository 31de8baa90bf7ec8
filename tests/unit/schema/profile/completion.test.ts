import { expect, test } from "vitest";
import { completionOf } from "../../../../schema/profile/completion.ts";

const empty = { full_name: null, email: "ada@example.org", phone: null, bio: null, location: null };

test("PROFILE-4 five fields count 20 % each, and the account's e-mail is one of them", () => {
  expect(completionOf(empty)).toEqual({ percent: 20, missing: ["full_name", "phone", "bio", "location"] });
  expect(completionOf({ ...empty, full_name: "Ada", bio: "" }).percent).toBe(40);
  const full = { ...empty, full_name: "Ada", phone: "+2348031234567", bio: "Hello", location: "Yaba" };
  expect(completionOf(full)).toEqual({ percent: 100, missing: [] });
});
