import { expect, test } from "vitest";
import { hereIn, isNamed, memberCountText, supervisionText } from "../../../../client/channel/channel-text.ts";
import { mergeFound } from "../../../../client/channel/list/use-channel-search.ts";
import { removalText } from "../../../../client/channel/open/use-leave-channel.ts";
import type { Channel } from "../../../../schema/channel/api.ts";
import type { ChannelLoss } from "../../../../schema/member/protocol.ts";

const named = (channelId: string, name: string, role: Channel["role"] = null) => ({ channelId, name, role }) as Channel;
const lead = (displayName: string) => ({ memberId: displayName, displayName });

test("members are counted as people say it", () => {
  expect([1, 2, 12].map(memberCountText)).toEqual(["1 member", "2 members", "12 members"]);
});

test("CHANNEL-14 who reads along is named to everybody, and told so themselves", () => {
  const sentence = (...names: string[]) => supervisionText({ supervisors: names.map(lead) }, "Me");
  expect(sentence()).toBeNull();
  expect(sentence("Mama Grace")).toBe("Mama Grace, safeguarding lead, can read this channel.");
  expect(sentence("Mama Grace", "")).toBe("Mama Grace and Unknown User, safeguarding leads, can read this channel.");
  expect(sentence("A", "B", "C")).toBe("A, B and C, safeguarding leads, can read this channel.");
  expect(sentence("Me", "Mama Grace")).toMatch(/^You're a safeguarding lead in this channel/);
});

test("a channel is found by a part of its name, with its dots and tones or without", () => {
  expect(isNamed({ name: "Ẹgbẹ́ Akọrin" }, " akorin ")).toBe(true);
  expect(isNamed({ name: "Ẹgbẹ́ Akọrin" }, "ushers")).toBe(false);
  expect(isNamed({ name: "Ƙungiyar Ɗalibai ta Ƴan Ɓauchi" }, "kungiyar dalibai ta yan bauchi")).toBe(true);
  expect(isNamed({ name: "Kungiyar Dalibai" }, "ƙungiyar ɗalibai")).toBe(true);
});

test("a search shows what is known here as it stands here, then what the server found beyond it", () => {
  const known = [named("a", "Choir", "owner"), named("b", "Ushers")];
  const found = [named("c", "Choir of men"), named("a", "Choir")];
  expect(mergeFound(known, found, "choir")).toEqual([named("a", "Choir", "owner"), named("c", "Choir of men")]);
});

test("what a room's state shows of those who are here is a number or nothing", () => {
  expect([{ here: 3 }, { here: "3" }, { present: {} }, null].map(hereIn)).toEqual([3, null, null, null]);
});

test("whoever lost a channel hears what can have happened, and no more than they may know", () => {
  expect(removalText({ name: "Choir" }, null).title).toBe("Choir is not there any more");
  expect(removalText({ name: "Choir" }, named("a", "Choir")).title).toBe("You are not in Choir any more");
  const said = (why: ChannelLoss, now: Channel | null = null) =>
    Object.values(removalText({ name: "Choir" }, now, why)).join(". ");
  expect(said("closed")).toBe("Choir is closed. Its owner closed it for everybody.");
  expect(said("removed")).toContain("removed you. Somebody in it can add you again.");
  expect(said("removed", named("a", "Choir"))).toContain("removed you. You can join it again");
  expect(said("left")).toContain("on another screen");
  expect(said("role")).toContain("Your role as safeguarding lead has ended");
});
