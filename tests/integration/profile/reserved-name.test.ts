import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createChannel, editChannel } from "../../../schema/channel/api.ts";
import { askForPod, openPod } from "../../../schema/engagement/pod-api.ts";
import { createEvent, updateEvent } from "../../../schema/event/manage-api.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { readName, saveName } from "../../../schema/profile/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { newChannel, newLead, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { create, eventInput, newMemberWithRole } from "../../support/event/managed-event.ts";
import { declaredInputs, isText, partsOf } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_NAME: "Salt House", EVENT_MANAGERS: "mentors" });
  await newLead(server.url, server.database, "Emeka Obi");
});
afterAll(() => server.stop());

const codeOf = ({ error }: { error: { code: string } | undefined }) => error?.code ?? "accepted";
const member = () => newChatMember(server.url, "Ada Nwosu", ADULT);
const mentor = () => newMemberWithRole(server, "mentor");

type Attempt = (name: string) => Promise<string>;

const edit = (person: Person, channelId: string, name: string) =>
  person.call(editChannel, { params: { channelId }, body: { name, description: "" } });

/** A first call of each endpoint below whose name is free, and then the same with other names. */
const attempts: Record<string, () => Promise<Attempt>> = {
  "channel.createChannel body name": async () => {
    const ada = await member();
    return async (name) => codeOf(await ada.call(createChannel, { body: { name } }));
  },
  "channel.editChannel body name": async () => {
    const ada = await member();
    const channelId = await newChannel(ada, "Drama");
    return async (name) => codeOf(await edit(ada, channelId, name));
  },
  "pod.openPod body name": async () => {
    const halima = await mentor();
    const asker = await member();
    const { requests } = await asker.must(askForPod, { body: { topic: "faith", message: "I’d like to talk." } });
    const params = { requestId: requests[0]?.requestId ?? "" };
    return async (name) => codeOf(await halima.call(openPod, { params, body: { channelId: null, name } }));
  },
  "eventManage.createEvent body title": async () => {
    const halima = await mentor();
    return async (title) => codeOf(await halima.call(createEvent, { body: eventInput({ title }) }));
  },
  "eventManage.updateEvent body title": async () => {
    const halima = await mentor();
    const { eventId, version } = await create(halima);
    const body = { ...eventInput(), version };
    return async (title) => codeOf(await halima.call(updateEvent, { params: { eventId }, body: { ...body, title } }));
  },
  "game.createRoom body roomName": async () => {
    const ada = await member();
    return async (roomName) => codeOf(await ada.call(createRoom, { body: { gameType: "trivia", roomName } }));
  },
  "profile.saveName body full_name": async () => {
    const ada = await member();
    return async (full_name) => codeOf(await ada.call(saveName, { body: { full_name } }));
  },
  "profile.saveProfile body full_name": async () => {
    const ada = await newMember(server.url);
    return async (full_name) => codeOf(await saveForm(ada, { full_name }));
  },
};

/** Other inputs with a name or a title, and why it needs no check. */
const unchecked: Record<string, string> = {
  "channel.listChannels query name": "a search",
  "channel.listChannelMembers query name": "a search",
  "chat.findPeople query name": "a search",
  "safety.findNewcomers query name": "a search",
  "thread.listForwardTargets query name": "a search",
  "safety.listSupervised query name": "a search",
  "devotionAdmin.createDevotion body title": "only admins",
  "devotionAdmin.updateDevotion body title": "only admins",
  "notificationAdmin.sendAnnouncement body title": "only admins",
  "settingAdmin.changeSettings body name": "only admins: the community's own name",
  "site.askAsParent body childName": "only leads read it, as the words of a visitor",
  "site.askAsParent body name": "only leads read it, as the words of a visitor",
  "site.sendRequest body name": "only admins read it, as the words of a visitor",
  "eventImage.readEventImage params imageName": "the name of a file",
  "eventManage.createEvent body imageName": "the name of a file",
  "eventManage.updateEvent body imageName": "the name of a file",
  "trivia options roomName": "the server opens the room for game.createRoom",
  "trivia_event options roomName": "the server opens the room for game.createRoom",
  "word_battle options roomName": "the server opens the room for game.createRoom",
  "word_battle_event options roomName": "the server opens the room for game.createRoom",
};

test("PROFILE-8 every input with a name in it is checked, or says why not", () => {
  const isName = (key = "") => /name|title|label/i.test(key);
  const found = declaredInputs.flatMap(({ name, schema }) =>
    partsOf(schema)
      .filter((part) => isText(part.schema) && isName(part.path.at(-1)))
      .map(({ path }) => `${name} ${path.join(".")}`),
  );
  expect([...new Set(found)].sort()).toEqual([...Object.keys(attempts), ...Object.keys(unchecked)].sort());
});

describe.each(Object.entries(attempts))("PROFILE-7 PROFILE-8 %s", (name, prepare) => {
  test("refuses words of office and the names of leaders, and nothing else", async () => {
    const attempt = await prepare();
    const refusal = name.startsWith("profile.") ? "profile/name-reserved" : "safety/office-in-name";
    for (const each of ["Safeguarding", "4dmins", "Оfficial helpline", "emeka obi", "Еmeka  Obi"]) {
      expect([each, await attempt(each)]).toEqual([each, refusal]);
    }
    expect(await attempt("Ngozi Bello")).not.toBe(refusal);
  });
});

test("PROFILE-8 leads and admins may use words of office, and mentors the community's name", async () => {
  const lead = await newLead(server.url, server.database, "Bisi Ojo");
  expect(codeOf(await lead.call(createChannel, { body: { name: "Safeguarding" } }))).toBe("accepted");
  const halima = await mentor();
  expect(codeOf(await halima.call(createEvent, { body: eventInput({ title: "Salt House retreat" }) }))).toBe(
    "accepted",
  );
  const ada = await member();
  expect(codeOf(await ada.call(createChannel, { body: { name: "Salt House" } }))).toBe("safety/office-in-name");
});

test("PROFILE-8 a channel keeps its name while its description changes, also if the name is reserved now", async () => {
  const lead = await newLead(server.url, server.database, "Kemi Ade");
  const channelId = await newChannel(lead, "Safeguarding");
  await withoutRole(server.database, lead);
  expect(codeOf(await edit(lead, channelId, "Safeguarding"))).toBe("accepted");
  expect(codeOf(await edit(lead, channelId, "Safeguarding team"))).toBe("safety/office-in-name");
});

test("PROFILE-7 two people may share a name from before one of them got a role, until they change it", async () => {
  const namesake = await newMember(server.url, "Grace Okafor");
  const lead = await newLead(server.url, server.database, "Grace Okafor");
  for (const person of [namesake, lead]) {
    expect(codeOf(await saveForm(person, { full_name: "Grace Okafor", date_of_birth: null }))).toBe("accepted");
    expect(codeOf(await person.call(saveName, { body: { full_name: "Grace Okafor" } }))).toBe("accepted");
  }
  expect(codeOf(await namesake.call(saveName, { body: { full_name: "Grace Eze" } }))).toBe("accepted");
  expect(codeOf(await namesake.call(saveName, { body: { full_name: "Grace Okafor" } }))).toBe("profile/name-reserved");
  expect((await namesake.must(readName)).full_name).toBe("Grace Eze");
});

test("PROFILE-7 a leader may write their own name in another way, and a name is free once the role is gone", async () => {
  const lead = await newLead(server.url, server.database, "Ọlámidé Eze");
  expect(codeOf(await lead.call(saveName, { body: { full_name: "Olamide Eze" } }))).toBe("accepted");
  const ada = await member();
  expect(codeOf(await ada.call(saveName, { body: { full_name: "Ọlámidé Eze" } }))).toBe("profile/name-reserved");
  await withoutRole(server.database, lead);
  expect(codeOf(await ada.call(saveName, { body: { full_name: "Ọlámidé Eze" } }))).toBe("accepted");
});

test("PROFILE-3 leaders write no office into their name, and one from before stays until they change it", async () => {
  const lead = await newLead(server.url, server.database, "Uche Eze");
  expect(codeOf(await lead.call(saveName, { body: { full_name: "Uche Eze, lead" } }))).toBe("profile/name-reserved");
  const sql = "update profiles set full_name = 'Pastor Uche' where user_id = ?";
  await server.database.fork().execute(sql, [lead.memberId]);
  expect(codeOf(await saveForm(lead, { full_name: "Pastor Uche", date_of_birth: null }))).toBe("accepted");
  expect(codeOf(await saveForm(lead, { full_name: "Pastor Uche E.", date_of_birth: null }))).toBe(
    "profile/name-reserved",
  );
});
