import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readName, saveBirthDate, saveName } from "../../../schema/profile/api.ts";
import { dateIn } from "../../../server/platform/date.ts";
import { newMember } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

describe("a member's name", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await bootServer({ COMMUNITY_NAME: "Salt House" });
  });
  afterAll(() => server.stop());

  test("a name with a role or the community's name in it is refused and changes nothing", async () => {
    const member = await newMember(server.url, "Grace Obi");
    for (const name of ["Mama Grace (safeguarding lead)", "4dm1n", "Salt House", "The Sált-House team"]) {
      const { status, error } = await member.call(saveName, { body: { full_name: name } });
      expect([name, status, error?.code]).toEqual([name, 422, "profile/name-reserved"]);
    }
    expect((await member.must(readName)).full_name).toBe("Grace Obi");
  });

  test("a name that only resembles a role or the community's name is saved as typed", async () => {
    const member = await newMember(server.url);
    for (const name of ["Grace Salt", "Tim Leadbeater", "Túndé Adébáyọ̀"]) {
      await member.must(saveName, { body: { full_name: name.normalize("NFD") } });
      expect((await member.must(readName)).full_name).toBe(name.normalize("NFC"));
    }
  });
});

describe.each(["Africa/Lagos", "Pacific/Kiritimati", "Pacific/Pago_Pago"])("birth dates in %s", (zone) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await bootServer({ COMMUNITY_TIME_ZONE: zone });
  });
  afterAll(() => server.stop());

  test("a birth date must be before today in the community's time zone", async () => {
    const member = await newMember(server.url);
    const dayAfter = (days: number) => dateIn(zone, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
    for (const birth_date of [dayAfter(0), dayAfter(1), dayAfter(400), "1899-12-31", "2010-02-30"]) {
      const { status, error } = await member.call(saveBirthDate, { body: { birth_date } });
      expect([birth_date, status, error?.fields]).toEqual([
        birth_date,
        422,
        { birth_date: "Please enter a day in the past." },
      ]);
    }
    await member.must(saveBirthDate, { body: { birth_date: dayAfter(-1) } });
  });
});
