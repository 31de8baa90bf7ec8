import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn, signUp, verifyEmail } from "../../schema/account/api.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { Person, TEST_PASSWORD } from "../support/people.ts";
import { until } from "../support/until.ts";

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await bootServer({
    SMTP_URL: mailbox.url,
    MAIL_FROM: "House <house@example.org>",
    COMMUNITY_NAME: "Salt & Light",
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const plain = (mail: string) => mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");

describe("with a mail server", () => {
  test("an address must be confirmed before one can sign in, and the mail carries the community's name", async () => {
    const person = new Person(server.url);
    const body = { email: "new@example.org", password: TEST_PASSWORD };
    expect(await person.must(signUp, { body })).toEqual({ me: null });
    expect((await person.call(signIn, { body })).error?.code).toBe("account/email-not-verified");
    await until(() => mailbox.mails.length > 0);
    const mail = plain(mailbox.mails.at(-1) ?? "");
    expect(mail).toContain("Subject: Welcome to Salt & Light: confirm your address");
    const token = decodeURIComponent(/token=([^\s"&<]+)/.exec(mail)?.[1] ?? "");
    await person.must(verifyEmail, { body: { token } });
    expect((await person.must(signIn, { body })).me.emailVerified).toBe(true);
  });

  test("signing up with an address that has an account answers like any other", async () => {
    const body = { email: "new@example.org", password: TEST_PASSWORD };
    expect(await new Person(server.url).must(signUp, { body })).toEqual({ me: null });
  });
});
