import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, signUp } from "../../schema/account/api.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { Person, TEST_PASSWORD } from "../support/people.ts";

let server: TestServer;
beforeAll(async () => {
  // Nothing listens there.
  server = await bootServer({ SMTP_URL: "smtp://127.0.0.1:9" });
});
afterAll(() => server.stop());

test("while the mail server is away, signing up answers, the account is there, and the server lives", async () => {
  const body = { email: "unlucky@example.org", password: TEST_PASSWORD };
  const answer = await new Person(server.url).call(signUp, { body });
  expect(answer.status).toBe(200);
  expect((await new Person(server.url).call(signIn, { body })).error?.code).toBe("account/email-not-verified");
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});
