import fc from "fast-check";
import { expect, test } from "vitest";
import { peopleOf, peopleText } from "../../../../schema/setting/person.ts";

test("SETTING-22 a line is a name and a role, and may end in an email address or a phone number", () => {
  expect(
    peopleOf("Ada Obi: Safeguarding lead\n\nBola Ade: Pastor, Enugu, bola@example.org\nUche: Nurse, +234 803 1112222"),
  ).toEqual([
    { name: "Ada Obi", role: "Safeguarding lead" },
    { name: "Bola Ade", role: "Pastor, Enugu", contact: "bola@example.org" },
    { name: "Uche", role: "Nurse", contact: "+234 803 1112222" },
  ]);
  expect(peopleOf(" ")).toEqual([]);
});

test("SETTING-22 a line without a role, a name that is empty and a seventh person are no people", () => {
  for (const text of ["Ada Obi", ": Pastor", "Ada Obi:", "Ada: Pastor, x@y"])
    expect(peopleOf(text), text).toBeUndefined();
  expect(peopleOf("A: b\n".repeat(6))).toHaveLength(6);
  expect(peopleOf("A: b\n".repeat(7))).toBeUndefined();
});

test("SETTING-22 people that are written as text are read as the same people", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/);
  const contact = fc.option(fc.constantFrom("ada@example.org", "0803 111 2222"), { nil: undefined });
  const person = fc.record({ name: word, role: word, contact });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 6 }), (list) => {
      const written = list.map(({ contact: given, ...rest }) =>
        given === undefined ? rest : { ...rest, contact: given },
      );
      expect(peopleOf(peopleText(written))).toEqual(written);
    }),
  );
});
