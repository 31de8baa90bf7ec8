import type { BodyInputOf } from "../../../schema/endpoint.ts";
import { saveProfile } from "../../../schema/profile/api.ts";
import type { Person } from "./people.ts";

type Form = BodyInputOf<typeof saveProfile>;

const form: Form = {
  full_name: "Ada Nwosu",
  phone: "0803 123 4567",
  bio: "I sing in the choir.\nI love the Psalms.",
  avatar: "amara",
  date_of_birth: "2010-03-14",
  location: "Yaba, Lagos",
  spiritual_level: "growing",
  interests: ["Music", "Prayer"],
  shows_birthday: false,
};

/** Saves a filled-in profile with these changes. */
export const saveForm = (person: Person, changes: Partial<Form> = {}) =>
  person.call(saveProfile, { body: { ...form, ...changes } });
