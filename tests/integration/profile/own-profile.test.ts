import { afterAll, beforeAll, expect, test } from "vitest";
import { joinChannel, listChannelMembers } from "../../../schema/channel/api.ts";
import { listConversations } from "../../../schema/chat/api.ts";
import { listAttendees, register } from "../../../schema/event/api.ts";
import { readMember } from "../../../schema/member/api.ts";
import { type Profile, readProfile, saveDrawing } from "../../../schema/profile/api.ts";
import { newMember } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { newChannel } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { create, newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("PROFILE-1 a profile is saved whole and read back by its member", async () => {
  const ada = await newMember(server.url);
  const email = ada.me?.email ?? "";
  expect(await ada.must(readProfile)).toMatchObject({ full_name: null, email, interests: [], avatar: null });
  const saved: Profile = {
    full_name: "Ada Nwosu",
    email,
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
  expect((await saveForm(ada)).body).toEqual(saved);
  expect(await ada.must(readProfile)).toEqual(saved);
  const emptied = await saveForm(ada, {
    phone: "",
    bio: "",
    location: "",
    spiritual_level: null,
    interests: [],
    avatar: null,
  });
  expect(emptied.body).toMatchObject({
    phone: null,
    bio: null,
    location: null,
    spiritual_level: null,
    avatar_url: null,
  });
});

test("PROFILE-1 a form with any fault changes nothing, and each field says what is wrong", async () => {
  const ada = await newMember(server.url);
  const { status, error } = await saveForm(ada, {
    phone: "0803",
    bio: "Write to me: ada@example.org",
    date_of_birth: "2010-02-30",
  });
  expect([status, error?.fields]).toEqual([422, { date_of_birth: "Please enter a day in the past." }]);
  const next = await saveForm(ada, { phone: "0803", bio: "Write to me: ada@example.org" });
  expect(Object.keys(next.error?.fields ?? {}).sort()).toEqual(["bio", "phone"]);
  expect(await ada.must(readProfile)).toMatchObject({ full_name: null, date_of_birth: null });
});

test.each([{ bio: "Call me on 0803 123 4567" }, { bio: "find me: t.me/ada" }, { location: "Lagos, ada@example.org" }])(
  "PROFILE-3 contact data in %o is refused",
  async (changes) => {
    const { status, error } = await saveForm(await newMember(server.url), changes);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, Object.keys(changes)]);
  },
);

test("PROFILE-3 a name with a role in it is refused", async () => {
  const ada = await newMember(server.url);
  expect((await saveForm(ada, { full_name: "Admin Ada" })).error?.code).toBe("profile/name-reserved");
  expect((await saveForm(ada, { full_name: "Ada 08031234567" })).error?.code).toBe("safety/contact-in-name");
});

test("SAFE-7 a birth date is set once; the same date again is no fault", async () => {
  const ada = await newMember(server.url);
  await saveForm(ada);
  expect((await saveForm(ada)).status).toBe(200);
  expect((await saveForm(ada, { date_of_birth: "1990-03-14" })).error?.code).toBe("profile/birth-date-set");
  expect((await saveForm(ada, { date_of_birth: null })).body.date_of_birth).toBe("2010-03-14");
});

test("markup in a profile is text, and unknown interests, levels and drawings are refused", async () => {
  const ada = await newMember(server.url);
  expect((await saveForm(ada, { bio: "<script>alert(1)</script>" })).body.bio).toBe("<script>alert(1)</script>");
  for (const changes of [{ interests: ["Chess"] }, { spiritual_level: "saint" }, { avatar: "../../secret" }]) {
    expect((await saveForm(ada, changes as never)).error?.code).toBe("request/invalid");
  }
});

test("PROFILE-5 PROFILE-6 others see name and picture, and the birthday only of an adult who shows it", async () => {
  const bisi = await newChatMember(server.url, "Bisi Ade", ADULT);
  const efe = await newChatMember(server.url, "Efe Obi", MINOR);
  const other = await newChatMember(server.url, "Kunle Oye", ADULT);
  const sheetOf = async (memberId: string) => (await other.call(readMember, { params: { memberId } })).body;
  await saveForm(bisi, { full_name: "Bisi Ade", avatar: "folake", date_of_birth: null });
  const hidden = await sheetOf(bisi.memberId);
  expect(hidden).toMatchObject({ avatarUrl: "/avatars/folake.svg", birthday: null });
  expect(JSON.stringify(hidden)).not.toMatch(/803123|growing|1990/);
  expect(hidden?.about).toMatchObject({ location: "Yaba, Lagos" });
  await saveForm(bisi, { full_name: "Bisi Ade", date_of_birth: null, shows_birthday: true });
  expect((await sheetOf(bisi.memberId)).birthday).toBe("05-05");
  const minor = await saveForm(efe, { full_name: "Efe Obi", date_of_birth: null, shows_birthday: true });
  expect(minor.body).toMatchObject({ shows_birthday: false, is_confirmed_adult: false });
});

test("PROFILE-26 members see each other's pictures in a channel, a conversation and at an event", async () => {
  const [ada, efe] = [
    await newChatMember(server.url, "Ada Obi", MINOR),
    await newChatMember(server.url, "Efe Eze", MINOR),
  ];
  await saveForm(efe, { full_name: "Efe Eze", avatar: "efe", date_of_birth: null });
  const picture = "/avatars/efe.svg";
  const params = { channelId: await newChannel(ada, "Choir") };
  await efe.must(joinChannel, { params });
  const { members } = await ada.must(listChannelMembers, { params });
  expect(members.map(({ avatarUrl }) => avatarUrl).sort()).toEqual([picture, null].sort());
  await openConversationWith(ada, efe.memberId);
  const { conversations } = await ada.must(listConversations);
  expect(conversations[0]?.members.find(({ memberId }) => memberId === efe.memberId)?.avatarUrl).toBe(picture);
  const { eventId } = await create(await newMemberWithRole(server, "admin"));
  await efe.must(register, { params: { eventId } });
  const { attendees } = await efe.must(listAttendees, { params: { eventId } });
  expect(attendees).toEqual([{ displayName: "Efe", avatarUrl: picture, roles: [], isSelf: true }]);
});

test("PROFILE-12 a drawing is changed alone, needs a name first, and takes the place of another picture", async () => {
  const ada = await newMember(server.url);
  const choose = (drawing: "efe" | "amara") => ada.call(saveDrawing, { body: { drawing } });
  expect((await choose("efe")).error?.code).toBe("profile/name-required");
  await saveForm(ada, { avatar: "amara" });
  expect((await choose("efe")).body).toEqual({ avatar_url: "/avatars/efe.svg" });
  expect(await ada.must(readProfile)).toMatchObject({ avatar: "efe", bio: "I sing in the choir.\nI love the Psalms." });
});
