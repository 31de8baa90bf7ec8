import { afterAll, beforeAll, expect, test } from "vitest";
import { readChannel } from "../../schema/channel/api.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { enter, newChannel } from "../support/channel.ts";
import { ADULT, newTalker } from "../support/talker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ DM_POLICY: "open" });
});
afterAll(() => server.stop());

test("CHANNEL-5 a private channel needs no lead where a group of adults has switched the rule off", async () => {
  const ada = await newTalker(server.url, "Ada", ADULT);
  const channelId = await newChannel(ada, "Elders", true);
  expect(await (await enter(ada, channelId)).say("Good evening")).toBe("stored");
  expect(await ada.must(readChannel, { params: { channelId } })).toMatchObject({ companions: [], canWrite: true });
});
