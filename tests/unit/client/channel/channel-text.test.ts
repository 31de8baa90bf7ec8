import { expect, test } from "vitest";
import { errorTexts } from "../../../../client/channel/channel-errors.ts";
import { memberCountText, supervisionText } from "../../../../client/channel/channel-text.ts";
import { hereIn } from "../../../../client/channel/channel-thread.ts";
import { supervisedBy } from "../../../../client/channel/invitation/invitation-text.ts";
import { isNamed, mergeFound } from "../../../../client/channel/list/use-channel-search.ts";
import { readOnly, removalText } from "../../../../client/channel/open/open-text.ts";
import type { Channel } from "../../../../schema/channel/api.ts";
import type { ChannelInvitation } from "../../../../schema/channel/invitation-api.ts";
import type { ChannelLoss } from "../../../../schema/member/protocol.ts";

const named = (channelId: string, name: string, role: Channel["role"] = null) => ({ channelId, name, role }) as Channel;
const lead = (displayName: string) => ({ memberId: displayName, displayName, role: "safeguarding_lead" as const });
const admin = (displayName: string) => ({ ...lead(displayName), role: "admin" as const });

test("the number of members is written with its noun", () => {
  expect([1, 2, 12].map(memberCountText)).toEqual(["1 member", "2 members", "12 members"]);
});

test("CHANNEL-14 everyone sees who supervises a channel, and supervisors see that others know", () => {
  const sentence = (...names: string[]) => supervisionText({ supervisors: names.map(lead) }, "Me");
  expect(sentence()).toBeNull();
  expect(sentence("Mama Grace")).toBe("Mama Grace, safeguarding lead, can read this channel.");
  expect(sentence("Mama Grace", "")).toBe("Mama Grace and Unknown User, safeguarding leads, can read this channel.");
  expect(sentence("A", "B", "C")).toBe("A, B and C, safeguarding leads, can read this channel.");
  expect(sentence("Me", "Mama Grace")).toMatch(/^You’re a safeguarding lead in this channel/);
  const supervisors = [admin("Emeka"), lead("Mama Grace")];
  expect(supervisionText({ supervisors }, "Ada")).toBe(
    "Mama Grace, safeguarding lead, and Emeka, admin, can read this channel.",
  );
  expect(supervisionText({ supervisors }, "Emeka")).toMatch(/^You’re an admin in this channel/);
});

test("CHANNEL-36 who reads along from now on may be a lead or an admin", () => {
  expect(errorTexts["channel/now-supervised"].message).toBe(
    "An adult who looks after this community can read this channel from now on. You can send your message again.",
  );
});

test("CHANNEL-17 CHANNEL-35 a channel that is closed for writing says whether it has a lead", () => {
  expect(readOnly({ supervisors: [] })).toMatch(/until a safeguarding lead has joined\./);
  expect(readOnly({ supervisors: [lead("Mama Grace")] })).toMatch(/until another leader can read along\./);
});

test("CHANNEL-28 CHANNEL-34 an invitation names the leads and the admin who can read along", () => {
  const sentence = (...supervisors: ChannelInvitation["supervisors"]) =>
    supervisedBy({ supervisors } as ChannelInvitation);
  expect(sentence()).toBeNull();
  expect(sentence(lead("Mama Grace"), lead("Femi"))).toBe("Mama Grace and Femi can read along as safeguarding leads.");
  expect(sentence(lead("Mama Grace"), admin("Emeka"))).toBe(
    "Mama Grace can read along as safeguarding lead, and Emeka as admin.",
  );
});

test("a part of the name finds a channel, with or without diacritics", () => {
  expect(isNamed({ name: "Ẹgbẹ́ Akọrin" }, " akorin ")).toBe(true);
  expect(isNamed({ name: "Ẹgbẹ́ Akọrin" }, "ushers")).toBe(false);
  expect(isNamed({ name: "Ƙungiyar Ɗalibai ta Ƴan Ɓauchi" }, "kungiyar dalibai ta yan bauchi")).toBe(true);
  expect(isNamed({ name: "Kungiyar Dalibai" }, "ƙungiyar ɗalibai")).toBe(true);
});

test("a search shows cached channels first, then the others that the server found", () => {
  const known = [named("a", "Choir", "owner"), named("b", "Ushers")];
  const found = [named("c", "Choir of men"), named("a", "Choir")];
  expect(mergeFound(known, found, "choir")).toEqual([named("a", "Choir", "owner"), named("c", "Choir of men")]);
});

test("the number of members here comes from the room's state, if it has one", () => {
  expect([{ here: 3 }, { here: "3" }, { present: {} }, null].map(hereIn)).toEqual([3, null, null, null]);
});

test("a member who lost a channel sees why, and no more than they may know", () => {
  expect(removalText({ name: "Choir" }, null).title).toBe("Choir is gone");
  expect(removalText({ name: "Choir" }, named("a", "Choir")).title).toBe("You’re no longer in Choir");
  const said = (why: ChannelLoss, now: Channel | null = null) =>
    Object.values(removalText({ name: "Choir" }, now, why)).join(". ");
  expect(said("closed")).toBe("Choir is closed. Its owner closed it for everyone.");
  expect(said("removed")).toContain("removed you. A member can add you again.");
  expect(said("removed", named("a", "Choir"))).toContain("removed you. You can join it again");
  expect(said("left")).toContain("on another screen");
  expect(said("role")).toContain("no longer a safeguarding lead");
});
