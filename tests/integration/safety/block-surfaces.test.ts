import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { block, unblock } from "../../../schema/safety/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { newNewcomer } from "../../support/chat/newcomer.ts";
import { type BlockSurface, blockSurfaces } from "../../support/safety/block-surfaces.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "10000" });
  await newLead(server.url, server.database, "Auntie Kemi");
});
afterAll(() => server.stop());

/** The surfaces where a block hides the two from each other. */
const hiding = Object.entries(blockSurfaces).flatMap(([name, surface]) =>
  typeof surface === "string" ? [] : [{ name, surface }],
);
let pairs = 0;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A name that no other pair has. */
function newName(): string {
  const at = pairs++;
  return `Tunde ${LETTERS[Math.floor(at / LETTERS.length)]}${LETTERS[at % LETTERS.length]}yo`;
}

async function pairFor({ role, isUnconfirmed }: BlockSurface) {
  const name = newName();
  const viewer = await newChatMember(server.url, "Ada", ADULT);
  if (role) await giveRole(server.database.fork(), viewer.me?.email ?? "", role);
  const other = isUnconfirmed
    ? await newNewcomer(server.url, name, ADULT)
    : await newChatMember(server.url, name, ADULT);
  return { viewer, other, otherName: name };
}

describe.each(hiding)("SAFE-5 $name", ({ surface }) => {
  test.each(["viewer", "other"] as const)("a block by the %s hides the other from the viewer", async (blocker) => {
    const pair = await pairFor(surface);
    const sees = await surface.prepare({ server, ...pair });
    expect(await sees()).toBe(true);
    const [by, from]: ChatMember[] = blocker === "viewer" ? [pair.viewer, pair.other] : [pair.other, pair.viewer];
    const params = { memberId: from?.memberId ?? "" };
    await by?.must(block, { params });
    expect(await sees()).toBe(false);
    await by?.must(unblock, { params });
    expect(await sees()).toBe(true);
  });
});
