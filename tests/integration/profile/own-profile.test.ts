import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import { type Profile, readProfile, saveProfile } from "../../../schema/profile/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

type Form = BodyInputOf<typeof saveProfile>;
const form = (changes: Partial<Form> = {}): Form => ({
  full_name: "Ada Nwosu",
  phone: "0803 123 4567",
  bio: "I sing in the choir.\nI love the Psalms.",
  avatar: "amara",
  date_of_birth: "2010-03-14",
  location: "Yaba, Lagos",
  spiritual_level: "growing",
  interests: ["Music", "Prayer"],
  shows_birthday: false,
  ...changes,
});
const save = (person: Person, changes?: Partial<Form>) => person.call(saveProfile, { body: form(changes) });

test("PROFILE-1 a profile is saved whole and read back by its member", async () => {
  const ada = await newMember(server.url);
  expect(await ada.must(readProfile)).toMatchObject({
    full_name: null,
    email: ada.me?.email,
    interests: [],
    avatar: null,
  });
  const saved: Profile = {
    full_name: "Ada Nwosu",
    email: ada.me?.email ?? "",
    phone: "+2348031234567",
    bio: "I sing in the choir.\nI love the Psalms.",
    avatar: "amara",
    avatar_url: "/avatars/amara.svg",
    date_of_birth: "2010-03-14",
    location: "Yaba, Lagos",
    spiritual_level: "growing",
    interests: ["Prayer", "Music"],
    shows_birthday: false,
    is_confirmed_adult: false,
  };
  expect((await save(ada)).body).toEqual(saved);
  expect(await ada.must(readProfile)).toEqual(saved);
});
