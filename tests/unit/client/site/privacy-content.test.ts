import { expect, test } from "vitest";
import { promises, promisesOf } from "../../../../client/site/home/safety-content.ts";
import { privacySections } from "../../../../client/site/privacy/privacy-content.ts";
import type { CommunitySettings } from "../../../../schema/community/settings.ts";

const settings = { name: "Lampstand", organisation: null, contactEmail: null, sendsMail: true } as CommunitySettings;

/** What the page says in a section, in a community with these settings. */
const said = (id: string, changed: Partial<CommunitySettings>): string => {
  const section = privacySections({ ...settings, ...changed }).find((each) => each.id === id);
  return [...(section?.paragraphs ?? []), ...(section?.points ?? [])].join("\n");
};

test("SAFE-107 the page about privacy says who reads what members write about themselves", () => {
  const safeguarded = said("seen", { isSafeguarded: true });
  expect(safeguarded).toContain("Members under 18, mentors and leaders read it of everyone.");
  expect(safeguarded).toContain("only of safeguarding leads and of adults whose age is confirmed.");
  const adults = said("seen", { isSafeguarded: false });
  expect(adults).toContain("what you write about yourself");
  expect(adults).not.toMatch(/under 18, mentors and leaders|age is confirmed/);
  for (const text of [safeguarded, adults]) expect(text).toContain("Blocking someone doesn’t hide it from them");
});

test("COURSE-15 the page about privacy says what goes to a language model, where there is one", () => {
  expect(said("others", { draftsWithAi: true })).toMatch(
    /titles and levels of the latest of these courses \(5 at most\)/,
  );
  expect(said("others", { draftsWithAi: false })).toContain("nothing goes to a language model");
});

test("SETTING-22 the page about privacy names the organisation and its address where an admin has entered them", () => {
  const entered = { organisation: "Grace Chapel", contactEmail: "privacy@example.org" };
  expect(said("who", entered)).toContain("Lampstand is run by Grace Chapel");
  for (const id of ["who", "complain"]) expect(said(id, entered)).toContain("Write to privacy@example.org");
  expect(said("who", {})).toContain("Its admins decide what is done with your data");
});

test("parents of a group of adults are promised nothing that holds only where minors are looked after", () => {
  expect(promisesOf({ isSafeguarded: true })).toEqual(promises);
  const names = promisesOf({ isSafeguarded: false }).map(({ name }) => name);
  expect(names).toEqual(["Reports", "Visibility", "Data"]);
});
