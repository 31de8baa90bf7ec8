import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  EMAIL_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  REQUEST_MESSAGE_MAX_LENGTH,
  REQUEST_NAME_MAX_LENGTH,
} from "../../../schema/limits.ts";
import * as siteApi from "../../../schema/site/api.ts";
import { requestKinds } from "../../../schema/site/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.fork().execute("delete from requests");
  await server.database.fork().execute("delete from rate_limits");
});

interface RequestRow {
  kind: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  user_id: string | null;
}

const rows = () =>
  server.database
    .fork()
    .execute<RequestRow[]>("select kind, name, email, phone, message, user_id from requests order by created_at");
const ask = (body: object, person = new Person(server.url)) =>
  person.call(siteApi.sendRequest, { body: body as never });
const wish = { kind: "join", name: "Ọlámidé Ńwọ́sụ", email: "ola@example.org" } as const;

describe("a request from the public pages", () => {
  test("a visitor's request is saved once, trimmed, with omitted fields as null", async () => {
    const { status, body } = await ask({
      ...wish,
      name: `  ${wish.name} `,
      email: " Ola@Example.org ",
      phone: "",
      message: " ",
    });
    expect([status, body]).toEqual([200, { done: true }]);
    expect(await rows()).toEqual([
      { ...wish, name: wish.name.normalize("NFC"), phone: null, message: null, user_id: null },
    ]);
  });

  test("a member's request is saved with the member, and each kind is a separate request", async () => {
    const member = await newMember(server.url);
    const details = {
      name: "Ada & Sons (Nig.) Ltd",
      email: "ada@example.org",
      phone: "+234 800 000 0000",
      message: "Good day.\nWe ask…",
    };
    for (const kind of requestKinds) expect((await ask({ kind, ...details }, member)).status).toBe(200);
    expect(await rows()).toEqual(requestKinds.map((kind) => ({ kind, ...details, user_id: member.me?.memberId })));
  });

  test("a request sent fifty times at once counts once, and one with other text counts separately", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(wish)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await rows()).toHaveLength(1);
    await ask({ ...wish, message: "And my brother." });
    expect(await rows()).toHaveLength(2);
  });

  test("a request without a name, email or known kind is refused with the name of the field", async () => {
    const wrong: [object, string][] = [
      [{ kind: "join", email: wish.email }, "name"],
      [{ ...wish, name: "   " }, "name"],
      [{ kind: "join", name: "Ada" }, "email"],
      [{ ...wish, email: "ola at example" }, "email"],
      [{ ...wish, kind: "complaint" }, "kind"],
    ];
    for (const [body, field] of wrong) {
      const { status, error } = await ask(body);
      expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([422, "request/invalid", [field]]);
    }
    expect(await rows()).toEqual([]);
  });

  test("a request with an undeclared field is refused", async () => {
    const { status, error } = await ask({ ...wish, user_id: "00000000-0000-4000-8000-000000000000" });
    expect([status, error?.code]).toEqual([422, "request/invalid"]);
    expect(await rows()).toEqual([]);
  });

  test("a request accepts exactly its maximum lengths and no control characters", async () => {
    const atLimit = {
      ...wish,
      name: "n".repeat(REQUEST_NAME_MAX_LENGTH),
      phone: "1".repeat(PHONE_MAX_LENGTH),
      message: "m".repeat(REQUEST_MESSAGE_MAX_LENGTH),
    };
    expect((await ask(atLimit)).status).toBe(200);
    const tooMuch = [
      { name: `${atLimit.name}n` },
      { phone: `${atLimit.phone}1` },
      { message: `${atLimit.message}m` },
      { email: `${"e".repeat(EMAIL_MAX_LENGTH)}@example.org` },
      { name: "Ada\u0000" },
      { name: "Ada\nBcc: everyone@example.org" },
      { message: "half a letter \ud83d" },
      { message: "\u0000" },
    ];
    for (const part of tooMuch) expect((await ask({ ...wish, ...part })).error?.code).toBe("request/invalid");
    expect(await rows()).toHaveLength(1);
  });

  test("requests are limited by address, also with forged forwarding headers, with the time to wait", async () => {
    const send = (n: number) =>
      new Person(server.url).call(siteApi.sendRequest, {
        body: { ...wish, message: `Number ${n}` },
        headers: { "X-Forwarded-For": `203.0.113.${n}` },
      });
    for (let n = 0; n < 100; n += 1) expect((await send(n)).status).toBe(200);
    const { status, error } = await send(100);
    expect([status, error?.code]).toEqual([429, "request/too-many"]);
    expect(error?.retryAfter).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(100);
  });
});
