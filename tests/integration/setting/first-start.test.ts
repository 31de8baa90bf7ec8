import { expect, test } from "vitest";
import { changeSettings, readSettings, readSetup } from "../../../schema/setting/admin-api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { testPort } from "../../support/server/test-port.ts";

/** A server as its operator starts it. */
async function production(environment: Record<string, string> = {}): Promise<TestServer> {
  const port = String(await testPort());
  return await bootServer({
    NODE_ENV: "production",
    SECRET: "a secret of a production server with forty characters",
    // Only what this file is about is asked of its admins.
    SECOND_FACTOR: "optional",
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    ...environment,
  });
}
const contact = { SAFEGUARDING_CONTACT: "bishop@example.org" };

test("SETTING-13 a production server that nobody has used yet is not set up", async () => {
  const fresh = await production(contact);
  try {
    const founder = await newHolder(fresh, "admin", "Founder One");
    const state = await founder.must(readSetup);
    expect(state).toMatchObject({ isFinished: false, isFresh: true });
    expect(state.steps.map(({ step }) => step)).toEqual([
      "name",
      "look",
      "time",
      "contact",
      "mail",
      "people",
      "helplines",
      "event",
    ]);
    expect((await founder.must(readSettings)).settings.safeguardingContact.isFixed).toBe(true);
  } finally {
    await fresh.stop();
  }
});

test("SETTING-9 in production the safeguarding contact stays until two members could handle a report", async () => {
  const DATABASE_URL = await freshDatabaseUrl();
  const first = await production({ ...contact, DATABASE_URL });
  await newHolder(first, "safeguarding_lead", "Founder One");
  await newHolder(first, "safeguarding_lead", "Founder Two");
  await first.stop();
  const second = await production({ DATABASE_URL });
  try {
    const founder = await newHolder(second, "admin", "Founder Three");
    const change = async (safeguardingContact: string, version: number) =>
      (
        await founder.call(changeSettings, {
          body: { safeguardingContact, versions: { safeguardingContact: version } },
        })
      ).error?.code;
    expect(await change("bishop@example.org", 0)).toBeUndefined();
    await second.database.fork().execute("delete from user_roles where role = 'safeguarding_lead'");
    expect(await change("", 1)).toBe("setting/contact-needed");
    expect(await change("deacon@example.org", 1)).toBeUndefined();
    await newHolder(second, "safeguarding_lead", "Founder Four");
    expect(await change("", 2)).toBeUndefined();
  } finally {
    await second.stop();
  }
});
