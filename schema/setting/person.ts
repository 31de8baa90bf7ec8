import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../limits.ts";
import { line } from "../text.ts";

const PEOPLE_MAX = 6;

/** Somebody whom parents may turn to, as the community chooses to show them. */
const person = z.strictObject({
  name: line({ min: 1, max: 60 }),
  role: line({ min: 1, max: 80 }),
  /** An email address or a phone number. Nobody has to give one. */
  contact: z
    .email()
    .max(EMAIL_MAX_LENGTH)
    .or(z.string().regex(/^[+\d][\d ()-]{5,24}$/))
    .optional(),
});
export const people = z.array(person).max(PEOPLE_MAX);
type Person = z.infer<typeof person>;

const contactPattern = /^(?:\S+@\S+|[+\d][\d ()-]{5,24})$/;

/** "Ada Obi: Safeguarding lead, ada@example.org" as a person, which may leave out the contact. Undefined for other texts. */
function personOf(text: string): Person | undefined {
  const [, name = "", rest = ""] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const parts = rest.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const contact = parts.length > 1 && contactPattern.test(last) ? last : undefined;
  const role = (contact === undefined ? parts : parts.slice(0, -1)).join(", ");
  return person.safeParse({ name: name.trim(), role, ...(contact !== undefined && { contact }) }).data;
}

/** The lines of a text as people. Undefined if one of them is no name and role with a colon between them. */
export function peopleOf(text: string): Person[] | undefined {
  const lines = text.split("\n").filter((each) => each.trim() !== "");
  const found = lines.flatMap((each) => personOf(each) ?? []);
  return found.length === lines.length && found.length <= PEOPLE_MAX ? found : undefined;
}

/** The reverse of {@link peopleOf}. */
export const peopleText = (list: readonly Person[]): string =>
  list.map(({ name, role, contact }) => `${name}: ${role}${contact ? `, ${contact}` : ""}`).join("\n");
