import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, signUp } from "../../../schema/account/api.ts";
import { openMailbox } from "../../support/account/mailbox.ts";
import { Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

let port: number;
let server: TestServer;
beforeAll(async () => {
  port = await testPort();
  server = await bootServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { jobPollSeconds: 1 });
});
afterAll(() => server.stop());

test("sign-up replies while the mail server is down, and the mail arrives once it is back", async () => {
  const body = { email: "unlucky@example.org", password: TEST_PASSWORD };
  const answer = await new Person(server.url).call(signUp, { body });
  expect(answer.status).toBe(200);
  expect((await new Person(server.url).call(signIn, { body })).error?.code).toBe("account/email-not-verified");
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  const mailbox = await openMailbox(port);
  try {
    await until(() => mailbox.mails.some((mail) => mail.includes("unlucky@example.org")));
  } finally {
    await mailbox.close();
  }
});
