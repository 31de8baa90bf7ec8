import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSignIn, signIn } from "../../../schema/account/api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const password = { body: { password: TEST_PASSWORD } };

test("ACCESS-7 the secret and the codes are stored encrypted, not exported, and deleted with the account", async () => {
  const member = await newMember(server.url);
  const { secret, recoveryCodes } = await withSecondFactor(member);
  const find = () =>
    server.database
      .fork()
      .execute<{ text: string }[]>("select factor::text as text from second_factors factor where user_id = ?", [
        member.me?.memberId,
      ]);
  const [row] = await find();
  const exported = String((await member.must(exportOwnData, password)).content);
  expect(exported).toContain("second_factors");
  for (const kept of [secret, ...recoveryCodes]) {
    expect(row?.text).not.toContain(kept);
    expect(exported).not.toContain(kept);
  }
  const { secret: encrypted, backup_codes: codes } = JSON.parse(exported).tables.second_factors[0];
  expect([encrypted, codes]).toEqual([undefined, undefined]);
  await member.must(deleteAccount, password);
  await until(async () => (await find()).length === 0);
});

test("ACCESS-7 the log has no code and no secret, even at its most detailed", async () => {
  const folder = dataFolder();
  const detailed = await startProcess({ dataDir: folder.path, environment: { LOG_LEVEL: "debug" } });
  try {
    await untilReady(detailed);
    const member = await newMember(detailed.url);
    const { secret, app, recoveryCodes } = await withSecondFactor(member);
    const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
    const codes = [app.code(1), recoveryCodes[0] ?? "", "987654"];
    const statuses = [];
    for (const code of codes) {
      const browser = new Person(detailed.url);
      await browser.must(signIn, { body });
      statuses.push((await browser.call(confirmSignIn, { body: { code } })).status);
    }
    expect(statuses).toEqual([200, 200, 401]);
    for (const trace of [secret, ...codes, ...recoveryCodes]) {
      // As a word, because six digits may also stand in an id.
      expect(detailed.output()).not.toMatch(new RegExp(`\\b${trace}\\b`));
    }
  } finally {
    await detailed.end("SIGTERM");
    await folder.remove();
  }
});
