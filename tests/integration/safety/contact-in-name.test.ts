import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createChannel, editChannel, readChannel } from "../../../schema/channel/api.ts";
import type { ErrorReply } from "../../../schema/errors.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { readName, saveName } from "../../../schema/profile/api.ts";
import { newMember } from "../../support/account/people.ts";
import { channelsOf } from "../../support/chat/channel.ts";
import { chatFixture } from "../../support/chat/chat-fixture.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const { chatMember } = chatFixture(() => server);

const contactInName = [422, "safety/contact-in-name"];
const refusalOf = ({ status, error }: { status: number; error: { code: string } | undefined }) => [status, error?.code];

describe("contact data in names", () => {
  test("SAFE-32 a member's name with contact data is refused and changes nothing", async () => {
    const member = await newMember(server.url, "Grace Obi");
    const names = ["Grace 0803 123 4567", "Grace ٠٨٠٣١٢٣٤٥٦٧", "oh eight oh three 123 4567", "grace at gmail dot com"];
    for (const full_name of [...names, "Grace (ig grace99)"]) {
      const answer = await member.call(saveName, { body: { full_name } });
      expect([full_name, ...refusalOf(answer)]).toEqual([full_name, ...contactInName]);
    }
    expect((await member.must(readName)).full_name).toBe("Grace Obi");
  });

  test("SAFE-32 a channel whose name has contact data is not created", async () => {
    const ada = await chatMember("Ada", ADULT);
    for (const name of ["Choir 08031234567", "Choir t.me/choir_x", "Choir ig: @choir_x"]) {
      const answer = await ada.call(createChannel, { body: { name, description: "" } });
      expect([name, ...refusalOf(answer)]).toEqual([name, ...contactInName]);
    }
    expect(await channelsOf(ada, "Choir")).toEqual([]);
  });

  test("SAFE-32 a channel keeps its name when the new one has contact data", async () => {
    const ada = await chatMember("Ada", ADULT);
    const { channelId } = await ada.must(createChannel, { body: { name: "Drama", description: "Fridays" } });
    const params = { channelId };
    const edit = (name: string, description: string) => ada.call(editChannel, { params, body: { name, description } });
    expect(refusalOf(await edit("Drama drama@example.org", "Mondays"))).toEqual(contactInName);
    expect(await ada.must(readChannel, { params })).toMatchObject({ name: "Drama", description: "Fridays" });
  });

  test("SAFE-32 an earlier channel name stays when only the description changes", async () => {
    const ada = await chatMember("Ada", ADULT);
    const { channelId } = await ada.must(createChannel, { body: { name: "Drama", description: "Fridays" } });
    const earlier = "Drama 08031234567";
    await server.database
      .fork()
      .execute("update community_channels set name = ? where thread_id = ?", [earlier, channelId]);
    const body = { name: earlier, description: "Mondays" };
    expect(await ada.must(editChannel, { params: { channelId }, body })).toMatchObject(body);
  });

  test("SAFE-32 a channel's description can't contain contact data, and an earlier one may stay", async () => {
    const ada = await chatMember("Ada", ADULT);
    const description = "Text me on 0803 123 4567";
    const fieldsOf = ({ error }: { error: ErrorReply | undefined }) => Object.keys(error?.fields ?? {});
    const creation = await ada.call(createChannel, { body: { name: "Poetry", description } });
    expect(fieldsOf(creation)).toEqual(["description"]);
    const { channelId } = await ada.must(createChannel, { body: { name: "Poetry", description: "Fridays at 18:30" } });
    const edit = (name: string, text: string) =>
      ada.call(editChannel, { params: { channelId }, body: { name, description: text } });
    expect(fieldsOf(await edit("Poems", description))).toEqual(["description"]);
    await server.database
      .fork()
      .execute("update community_channels set description = ? where thread_id = ?", [description, channelId]);
    expect((await edit("Poems", description)).status).toBe(200);
  });

  test("SAFE-32 a channel's name and description can't contain a number together", async () => {
    const ada = await chatMember("Ada", ADULT);
    const description = "Ask for the sopranos, 123 4567";
    const creation = await ada.call(createChannel, { body: { name: "Choir 0803", description } });
    expect(Object.keys(creation.error?.fields ?? {})).toEqual(["description"]);
    const { channelId } = await ada.must(createChannel, { body: { name: "Choir", description } });
    const edit = (body: { name: string; description: string }) =>
      ada.call(editChannel, { params: { channelId }, body });
    expect(refusalOf(await edit({ name: "Choir 0803", description }))).toEqual(contactInName);
    expect((await edit({ name: "Choir 0803", description: "" })).status).toBe(200);
    const { error } = await edit({ name: "Choir 0803", description });
    expect(Object.keys(error?.fields ?? {})).toEqual(["description"]);
  });

  test("SAFE-32 a room whose name has contact data is not opened", async () => {
    const host = await newMember(server.url, "Grace Obi");
    for (const roomName of ["Call 0803 123 4567", "wa.me/grace", "zero eight zero three 1234567"]) {
      const answer = await host.call(createRoom, { body: { gameType: "trivia", roomName } });
      expect([roomName, ...refusalOf(answer)]).toEqual([roomName, ...contactInName]);
    }
    expect((await host.must(listRooms)).rooms).toEqual([]);
    const sql = "select count(*)::int as count from game_rooms";
    expect(await server.database.fork().execute(sql)).toEqual([{ count: 0 }]);
  });
});
