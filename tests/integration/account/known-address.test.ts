import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import { countHashesDuring } from "../../support/account/password-hash.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { openAccountFeature } from "../../support/server/account-feature.ts";
import { statementsDuring } from "../../support/server/statements.ts";

type AccountFeature = Awaited<ReturnType<typeof openAccountFeature>>;
/** `open` has no SMTP, so addresses need no confirmation; `confirming` has SMTP and requires it. */
let open: AccountFeature;
let confirming: AccountFeature;
beforeAll(async () => {
  open = await openAccountFeature();
  confirming = await openAccountFeature({ SMTP_URL: "smtp://127.0.0.1:9" });
});
afterAll(async () => {
  await open.close();
  await confirming.close();
});

let count = 0;
function nextEmail(): string {
  count += 1;
  return `someone-${count}@example.org`;
}

/** Counts what a call costs (password hashes, statements, mails, jobs) and returns its outcome. */
async function costOf(feature: AccountFeature, work: () => Promise<unknown>) {
  const [mails, jobs] = [feature.mails.length, feature.enqueued.length];
  let answer: unknown;
  let statements: string[] = [];
  const hashes = await countHashesDuring(async () => {
    statements = await statementsDuring(feature.database, async () => {
      answer = await work().catch((error: { code?: string }) => error.code);
    });
  });
  return { answer, hashes, statements, mails: feature.mails.length - mails, jobs: feature.enqueued.length - jobs };
}

/** Signs up once, so that the feature's connections are open and the address has an account. */
async function knownEmail(feature: AccountFeature): Promise<string> {
  const email = nextEmail();
  await feature.call(accountApi.signUp, { email, password: TEST_PASSWORD });
  return email;
}

async function confirmAddress(feature: AccountFeature, email: string): Promise<void> {
  await feature.database.fork().execute("update users set email_verified = true where email = ?", [email]);
}

describe("the cost of requests for an address with and without an account", () => {
  test("signing in costs one hash and the same statements with and without an account", async () => {
    for (const feature of [open, confirming]) {
      const signIn = (email: string) => () => feature.call(accountApi.signIn, { email, password: "not this one" });
      const known = await costOf(feature, signIn(await knownEmail(feature)));
      const unknown = await costOf(feature, signIn(nextEmail()));
      expect(known.hashes).toBe(1);
      expect(known.answer).toBe("account/wrong-credentials");
      expect(unknown).toEqual(known);
    }
  });

  test("signing up with confirmation costs the same hash, mail and statements for a known address", async () => {
    const signUp = (email: string) => () => confirming.call(accountApi.signUp, { email, password: TEST_PASSWORD });
    const unconfirmed = await knownEmail(confirming);
    const confirmed = await knownEmail(confirming);
    await confirmAddress(confirming, confirmed);
    const unknown = await costOf(confirming, signUp(nextEmail()));
    expect(unknown).toMatchObject({ answer: { me: null }, hashes: 1, mails: 1, jobs: 0 });
    for (const email of [unconfirmed, confirmed]) {
      const known = await costOf(confirming, signUp(email));
      expect(known).toMatchObject({ answer: { me: null }, hashes: 1, mails: 1, jobs: 0 });
      expect(known.statements).toHaveLength(unknown.statements.length);
    }
  });

  test("signing up without confirmation costs one hash for a known and an unknown address", async () => {
    const signUp = (email: string) => () => open.call(accountApi.signUp, { email, password: TEST_PASSWORD });
    expect((await costOf(open, signUp(nextEmail()))).hashes).toBe(1);
    const known = await costOf(open, signUp(await knownEmail(open)));
    expect(known).toMatchObject({ answer: "account/email-taken", hashes: 1, mails: 0 });
  });

  test("asking for a reset link costs one job and the same statements with and without an account", async () => {
    const ask = (email: string) => () => open.call(accountApi.requestPasswordReset, { email });
    const known = await costOf(open, ask(await knownEmail(open)));
    const unknown = await costOf(open, ask(nextEmail()));
    expect(known).toMatchObject({ answer: undefined, hashes: 0, mails: 0, jobs: 1 });
    expect(unknown).toEqual(known);
    expect(known.statements.filter((text) => /users|verifications/.test(text))).toEqual([]);
  });
});

describe("limits of mail to one address", () => {
  test("the sixth sign-up mail to an address within an hour is not sent, and the reply is the same", async () => {
    const email = await knownEmail(confirming);
    const before = confirming.mails.length;
    for (let n = 0; n < 5; n += 1) {
      expect(await confirming.call(accountApi.signUp, { email, password: TEST_PASSWORD })).toEqual({ me: null });
    }
    expect(confirming.mails.length - before).toBe(4);
    await knownEmail(confirming);
    expect(confirming.mails.length - before).toBe(5);
  });

  test("an address gets at most twenty reset mails an hour, wherever the requests come from", async () => {
    const [email, before] = [nextEmail(), open.enqueued.length];
    for (let n = 0; n < 24; n += 1) {
      const answer = await open.call(accountApi.requestPasswordReset, { email }, `198.51.100.${n % 6}`);
      expect(answer).toBeUndefined();
    }
    expect(open.enqueued.length - before).toBe(20);
    await open.call(accountApi.requestPasswordReset, { email: nextEmail() }, "198.51.100.9");
    expect(open.enqueued.length - before).toBe(21);
  });
});

describe("limits of one network", () => {
  const refusalOf = (work: Promise<unknown>) =>
    work.then(() => undefined).catch((error: { code: string }) => error.code);

  test("the 101st mail token from one network in an hour is refused, and other networks are not affected", async () => {
    const use = (n: number, address: string) =>
      refusalOf(
        n % 2
          ? open.call(accountApi.verifyEmail, { token: `guess-${n}` }, address)
          : open.call(accountApi.resetPassword, { token: `guess-${n}`, password: TEST_PASSWORD }, address),
      );
    for (let n = 0; n < 100; n += 1) expect(await use(n, "203.0.113.3")).toBe("account/link-expired");
    expect(await use(1, "203.0.113.3")).toBe("request/too-many");
    expect(await use(2, "203.0.113.3")).toBe("request/too-many");
    expect(await use(2, "203.0.113.4")).toBe("account/link-expired");
  });

  test("sign-ups beyond SIGN_UPS_PER_HOUR from one network are refused, and other networks are not affected", async () => {
    const narrow = await openAccountFeature({ SIGN_UPS_PER_HOUR: "2" });
    const signUp = (address: string) =>
      refusalOf(narrow.call(accountApi.signUp, { email: nextEmail(), password: TEST_PASSWORD }, address));
    try {
      expect(await signUp("203.0.113.5")).toBeUndefined();
      expect(await signUp("203.0.113.5")).toBeUndefined();
      expect(await signUp("203.0.113.5")).toBe("request/too-many");
      expect(await signUp("203.0.113.6")).toBeUndefined();
    } finally {
      await narrow.close();
    }
  });

  test("ACCESS-18 ten wrong passwords from one network lock out neither other networks nor other accounts", async () => {
    const [email, other] = [await knownEmail(open), await knownEmail(open)];
    const signIn = (to: string, password: string, address: string) =>
      refusalOf(open.call(accountApi.signIn, { email: to, password }, address));
    expect(await signIn(email, "not this one", "203.0.113.9")).toBe("account/wrong-credentials");
    await open.database.fork().execute("update rate_limits set points = 10 where key like 'sign-in:%' and points = 1");
    expect(await signIn(email, TEST_PASSWORD, "203.0.113.9")).toBe("request/too-many");
    expect(await signIn(email, TEST_PASSWORD, "203.0.113.10")).toBeUndefined();
    expect(await signIn(other, TEST_PASSWORD, "203.0.113.9")).toBeUndefined();
  });

  test("the 601st sign-in from a network in 15 minutes is refused, and other networks are not affected", async () => {
    const guess = (address: string) =>
      refusalOf(open.call(accountApi.signIn, { email: nextEmail(), password: "not this one" }, address));
    const seen = await guess("203.0.113.7");
    expect(seen).toBe("account/wrong-credentials");
    // Counts 599 more attempts directly, because hashing 600 passwords takes a minute.
    await open.database
      .fork()
      .execute("update rate_limits set points = 600 where key like 'sign-in-from:%' and points = 1");
    expect(await guess("203.0.113.7")).toBe("request/too-many");
    expect(await guess("203.0.113.8")).toBe("account/wrong-credentials");
  });
});
