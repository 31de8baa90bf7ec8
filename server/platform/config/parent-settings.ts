import { z } from "zod";
import { peopleOf } from "../../../schema/setting/person.ts";

/** "Ada Obi: Safeguarding lead, ada@example.org; Bola Ade: Pastor" */
const peopleList = z.string().transform((text, context) => {
  const found = peopleOf(text.replaceAll(";", "\n"));
  if (found) return found;
  context.addIssue("must be up to six names and roles, like Ada Obi: Safeguarding lead; Bola Ade: Pastor");
  return z.NEVER;
});

/** Who answers for a community, as everyone can read it. */
export const parentSettings = {
  COMMUNITY_ORGANISATION: z
    .string()
    .max(120)
    .optional()
    .describe("The church, school or group that runs the community, on the page about privacy"),
  COMMUNITY_EMAIL: z.email().optional().describe("Email address on the pages about privacy and for parents"),
  COMMUNITY_PEOPLE: peopleList
    .default([])
    .describe(
      "Up to six people on the page for parents, as `name: role; name: role, email or phone`. Nobody has to give a contact",
    ),
};
