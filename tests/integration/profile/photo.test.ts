import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProfile } from "../../../schema/profile/api.ts";
import { readPhoto, uploadPhoto } from "../../../schema/profile/photo-api.ts";
import { report } from "../../../schema/safety/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { removeUnusedPhotos } from "../../../server/profile/photo/photo.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { halves, photoWithPlace } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await bootServer();
  photo = await photoWithPlace();
});
afterAll(() => server.stop());

function send(person: Person, bytes: Uint8Array = photo, type = "image/jpeg") {
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(bytes)], "me.jpg", { type }));
  return person.call(uploadPhoto, { body });
}
const see = (person: Person, name: string) => person.call(readPhoto, { params: { photo: name, variant: "96.webp" } });
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const show = async (person: Person, name: string) => {
  const avatar = (await send(person)).body.photo;
  await saveForm(person, { full_name: name, avatar, date_of_birth: null });
  return avatar;
};

test("PROFILE-20 an adult's photograph is shown; minors and members of unknown age can't upload one", async () => {
  const bisi = await adult("Bisi Ade");
  const name = await show(bisi, "Bisi Ade");
  expect(await bisi.must(readProfile)).toMatchObject({ avatar: name, avatar_url: `/api/photos/${name}/320.webp` });
  const unknown = await newMember(server.url, "Chidi Eze");
  for (const person of [await newChatMember(server.url, "Efe Obi", MINOR), unknown]) {
    expect((await send(person)).error?.code).toBe("photo/adults-only");
    const { error } = await saveForm(person, { avatar: name, date_of_birth: null });
    expect(error?.code).toBe("photo/adults-only");
  }
});

test("PROFILE-23 a photograph is for members only, and only its member can show it", async () => {
  const bisi = await adult("Bisi Ade");
  const name = await show(bisi, "Bisi Ade");
  const other = await adult("Kunle Oye");
  const { body, headers } = await see(other, name);
  expect((await sharp(body.content as Buffer).metadata()).width).toBe(96);
  expect(headers.get("cache-control")).toMatch(/^private, max-age=\d+, immutable$/);
  expect((await see(new Person(server.url), name)).error?.code).toBe("account/not-signed-in");
  const { error } = await saveForm(other, { full_name: "Kunle Oye", avatar: name, date_of_birth: null });
  expect(error?.code).toBe("photo/not-found");
});

test("PROFILE-21 what is no picture, too wide or a drawing with a script is refused with the reason", async () => {
  const bisi = await adult("Bisi Ade");
  expect((await send(bisi, await halves(13_000, 400).jpeg().toBuffer())).error?.code).toBe("photo/too-many-pixels");
  expect((await send(bisi, photo.subarray(0, 900))).error?.code).toBe("photo/unreadable");
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await send(bisi, drawing, "image/svg+xml")).error?.fields).toEqual({
    photo: "Please choose a JPEG or PNG or WEBP file.",
  });
  expect((await send(bisi, drawing)).error?.fields).toEqual({ photo: "Please choose a JPEG or PNG or WEBP file." });
});

test("PROFILE-24 a photograph that nobody shows is removed after a day, unless a report needs it", async () => {
  const bisi = await adult("Bisi Ade");
  const [unused, reported] = [(await send(bisi)).body.photo, await show(bisi, "Bisi Ade")];
  const subject = { kind: "profile", memberId: bisi.memberId } as const;
  await (await adult("Kunle Oye")).must(report, { body: { subject, reason: "other" } });
  const shown = await show(bisi, "Bisi Ade");
  const storage = await openDiskStorage(join(server.dataDir, "files"));
  const clean = (now: number) => removeUnusedPhotos(server.database.fork(), storage, now);
  const statuses = async () =>
    await Promise.all([unused, reported, shown].map(async (name) => (await see(bisi, name)).status));
  await clean(Date.now());
  expect(await statuses()).toEqual([200, 200, 200]);
  await clean(Date.now() + DAY_MS + 60_000);
  expect(await statuses()).toEqual([404, 200, 200]);
  expect(readdirSync(join(server.dataDir, "files", "photo")).some((file) => file.startsWith(unused))).toBe(false);
});

test("PROFILE-25 a corrected birth date takes the photograph and the birthday out of the profile", async () => {
  const bisi = await adult("Bisi Ade");
  const avatar = await show(bisi, "Bisi Ade");
  await saveForm(bisi, { full_name: "Bisi Ade", avatar, date_of_birth: null, shows_birthday: true });
  const admin = await newMemberWithRole(server, "admin");
  await admin.must(correctBirthDate, { params: { memberId: bisi.memberId }, body: { birth_date: MINOR } });
  expect(await bisi.must(readProfile)).toMatchObject({ avatar: null, shows_birthday: false });
});

test("PROFILE-25 a mentor who loses the role has no photograph any more", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  await show(mentor, "Uncle Femi");
  const memberId = mentor.me?.memberId ?? "";
  await server.database.fork().execute("delete from user_roles where user_id = ?", [memberId]);
  expect((await mentor.must(readProfile)).avatar).toBeNull();
});
