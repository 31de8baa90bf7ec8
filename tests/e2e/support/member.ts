import type { Page } from "@playwright/test";
import { signIn, signUp } from "../../../schema/account/api.ts";
import { demoMembers } from "../../../server/demo/demo.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { querySite } from "./rows.ts";
import { expect, freshEmail, type Site } from "./site.ts";

/** Creates an account through the API, without the form, and signs this browser in. Returns the email. */
export async function openAccount(page: Page, name: string): Promise<string> {
  const email = freshEmail(name.toLowerCase().replace(/\W+/g, "-"));
  await send(page, signUp.path, { email, password: TEST_PASSWORD });
  return email;
}

/** Signs this browser in as a member of the demo community, without the form. */
export const signInAs = (page: Page, email: string): Promise<void> =>
  send(page, signIn.path, { email, password: demoMembers.find((member) => member.email === email)?.password });

async function send(page: Page, path: string, data: object): Promise<void> {
  // The server checks the Origin header; the browser may use the address of a proxy.
  const { origin } = new URL((await page.request.get("/api/health")).url());
  const reply = await page.request.post(path, { data, headers: { Origin: origin } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Creates an account with a name, a confirmed birth date and optionally a role. Returns the email. */
export async function becomeMember(
  page: Page,
  site: Site,
  name: string,
  role?: "mentor" | "safeguarding_lead" | "admin",
): Promise<string> {
  const email = await openAccount(page, name);
  const [member] = await querySite<{ id: string }>(site, "select id from users where email = $1", [email]);
  await querySite(site, "insert into profiles (user_id, full_name) values ($1, $2)", [member?.id, name]);
  await querySite(site, "insert into birth_dates (user_id, birth_date) values ($1, '2009-05-05')", [member?.id]);
  await querySite(
    site,
    `with attested as (insert into age_attestations (user_id, birth_date, by_mentor) values ($1, '2009-05-05', false))
     insert into age_confirmations (user_id) values ($1)`,
    [member?.id],
  );
  if (role) await querySite(site, "insert into user_roles (user_id, role) values ($1, $2)", [member?.id, role]);
  return email;
}
