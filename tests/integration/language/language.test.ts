import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession, requestPasswordReset, saveLanguage, signUp } from "../../../schema/account/api.ts";
import { answerRequest, listRequests } from "../../../schema/site/admin-api.ts";
import { sendRequest } from "../../../schema/site/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { outboxMails, readable } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_NAME: "Salt House" });
});
afterAll(() => server.stop());

const chosenBy = async (person: Person) => (await person.must(readSession)).me?.language;

/** The only mail to this address, as it is read. */
async function mailTo(email: string): Promise<string> {
  await until(() => outboxMails(server, email).length === 1);
  return readable(outboxMails(server, email)[0] ?? "");
}

let count = 0;
async function signedUp(language?: "en" | "pcm"): Promise<{ person: Person; email: string }> {
  count += 1;
  const email = `reader-${count}@example.org`;
  const person = new Person(server.url);
  await person.must(signUp, { body: { email, password: TEST_PASSWORD, ...(language && { language }) } });
  return { person, email };
}

test("LANGUAGE-1 a member’s choice is theirs alone and lasts", async () => {
  const [ada, ben] = [await newMember(server.url), await newMember(server.url)];
  expect(await chosenBy(ada)).toBeNull();
  await ada.must(saveLanguage, { body: { language: "pcm" } });
  expect([await chosenBy(ada), await chosenBy(ben)]).toEqual(["pcm", null]);
});

test("LANGUAGE-1 the body names no member, so nobody chooses for another", async () => {
  const [ada, ben] = [await newMember(server.url), await newMember(server.url)];
  const body = { language: "pcm", memberId: ben.me?.memberId } as never;
  expect((await ada.call(saveLanguage, { body })).error?.code).toBe("request/invalid");
  expect((await new Person(server.url).call(saveLanguage, { body: { language: "pcm" } })).error?.code).toBe(
    "account/not-signed-in",
  );
  expect([await chosenBy(ada), await chosenBy(ben)]).toEqual([null, null]);
});

test("LANGUAGE-1 an unknown language is refused by name and changes nothing", async () => {
  const ada = await newMember(server.url);
  await ada.must(saveLanguage, { body: { language: "pcm" } });
  const { error } = await ada.call(saveLanguage, { body: { language: "yo" as never } });
  expect(error).toMatchObject({ code: "request/invalid", fields: { language: expect.any(String) } });
  expect(await chosenBy(ada)).toBe("pcm");
  const email = "unknown@example.org";
  const body = { email, password: TEST_PASSWORD, language: "yo" as never };
  expect((await new Person(server.url).call(signUp, { body })).error?.code).toBe("request/invalid");
});

test("LANGUAGE-1 LANGUAGE-2 a new member has the language of the page, in their first mail too", async () => {
  const { person, email } = await signedUp("pcm");
  expect(await chosenBy(person)).toBe("pcm");
  const mail = await mailTo(email);
  expect(mail).toContain("You welcome to Salt House");
  expect(mail).toContain("If no be you sign up");
  expect(mail).toContain('<html lang="pcm">');
  expect(mail).toContain("Abi make you open this address: http");
});

test("LANGUAGE-1 who has chosen none is written to in English", async () => {
  const { person, email } = await signedUp();
  expect(await chosenBy(person)).toBeNull();
  const mail = await mailTo(email);
  expect(mail).toContain("Subject: Welcome to Salt House: confirm your address");
  expect(mail).toContain('<html lang="en">');
  expect(mail).toContain("Or open this address: http");
});

test("LANGUAGE-2 a mail that a visitor asks for is in the language of its owner", async () => {
  const { person, email } = await signedUp("en");
  await person.must(saveLanguage, { body: { language: "pcm" } });
  await new Person(server.url).must(requestPasswordReset, { body: { email } });
  await until(() => outboxMails(server, email).length === 2);
  expect(outboxMails(server, email).map(readable).join()).toContain("You ask for new password.");
});

test.each([
  ["pcm", "because pesin put this address for Salt House"],
  ["en", "because this address was entered at Salt House"],
  [undefined, "because this address was entered at Salt House"],
] as const)(
  "LANGUAGE-3 an answer to a visitor is explained in the language of the page: %s",
  async (language, words) => {
    const grace = await newHolder(server, "admin", "Grace Okafor");
    const email = `visitor-${language}@example.org`;
    const body = { kind: "join", name: "Bola", email, ...(language && { language }) } as const;
    await new Person(server.url).must(sendRequest, { body });
    const { requests } = await grace.must(listRequests, { query: {} as never });
    const requestId = requests.find((each) => each.email === email)?.requestId ?? "";
    await grace.must(answerRequest, { params: { requestId }, body: { answer: "Come on Friday." } });
    const mail = await mailTo(email);
    expect(mail).toContain("Come on Friday.");
    expect(mail.replace(/\s+/g, " ")).toContain(words);
  },
);
