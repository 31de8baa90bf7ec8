import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CHALLENGES_OPEN,
  declineChallenge,
  listChallenges,
  makeChallenge,
  playChallenge,
  readChallenge,
  sendChallenge,
} from "../../../schema/challenge/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { readSoloGame } from "../../../schema/solo/api.ts";
import { deleteChallengesJob } from "../../../server/challenge/challenge.jobs.ts";
import type { Person } from "../../support/account/people.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";
import { playedChallenge, playOwn, sentChallenge } from "../../support/solo/challenges.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const rows = <T extends object>(sql: string, ...values: unknown[]) => server.database.fork().execute<T[]>(sql, values);
const adult = (name: string) => newChatMember(server.url, name, ADULT);
const read = async (person: Person, challengeId: string) =>
  (await person.must(readChallenge, { params: { challengeId } })).challenge;
const codeOf = async (person: Person, challengeId: string) =>
  (await person.call(readChallenge, { params: { challengeId } })).error?.code;
const listed = async (person: Person) => (await person.must(listChallenges)).challenges;
const noticesOf = async (person: Person) =>
  (await person.must(listNotifications)).notifications.map(({ kind, actorName, place }) => [
    kind,
    actorName,
    place.kind,
  ]);

describe("a challenge", () => {
  test("CHALLENGE-1 CHALLENGE-6 CHALLENGE-9 NOTICE-27 both play the same set and see both results at the end", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const challengeId = await sentChallenge(ada, ben.memberId);
    expect(await noticesOf(ben)).toEqual([["challenge", "Ada", "challenges"]]);
    expect(await read(ben, challengeId)).toMatchObject({
      role: "challenged",
      state: "sent",
      friend: { displayName: "Ada" },
      own: null,
      theirs: null,
    });
    const own = (await read(ada, challengeId)).own;
    const theirs = await playOwn(ben, challengeId);
    const { game } = await ada.must(readSoloGame, { params: { gameId: own?.gameId ?? "" } });
    const texts = ({ solved }: typeof game) =>
      solved.map((step) => (step.kind === "rack" ? step.letters : step.question));
    expect(texts(game)).toEqual(texts(theirs));
    const [seenByAda, seenByBen] = [await read(ada, challengeId), await read(ben, challengeId)];
    expect(seenByAda).toMatchObject({ state: "finished", theirs: { score: theirs.score, wordLength: 0 } });
    expect(seenByBen).toMatchObject({ state: "finished", theirs: { score: game.score } });
    expect(await noticesOf(ada)).toEqual([["challenge_finished", "Ben", "challenges"]]);
  });

  test("CHALLENGE-6 the same number of statements lists one challenge and several", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const countOf = (person: Person) => statementCount(server.database, () => listed(person));
    const first = await sentChallenge(ada, ben.memberId);
    await playOwn(ben, first);
    const before = await countOf(ada);
    for (let more = 0; more < 2; more += 1) await playOwn(ben, await sentChallenge(ada, ben.memberId));
    const challenges = await listed(ada);
    expect(challenges.map(({ own, theirs }) => [own?.marks.length, theirs?.marks.length])).toEqual(
      Array.from({ length: 3 }, () => [5, 5]),
    );
    expect(await countOf(ada)).toBe(before);
  });

  test("CHALLENGE-1 a challenge that is not played is not sent, and one that is sent goes to nobody else", async () => {
    const [ada, ben, cy] = [await adult("Ada"), await adult("Ben"), await adult("Cy")];
    const { challengeId } = await ada.must(makeChallenge, { body: {} });
    const params = { challengeId };
    const send = async (memberId: string, by: Person = ada) =>
      (await by.call(sendChallenge, { params, body: { memberId } })).error?.code;
    expect(await send(ben.memberId)).toBe("challenge/not-played");
    await playOwn(ada, challengeId);
    expect(await send(ada.memberId)).toBe("challenge/own");
    expect(await send(cy.memberId, ben)).toBe("challenge/not-found");
    expect(await send(ben.memberId)).toBeUndefined();
    expect(await send(ben.memberId)).toBeUndefined();
    expect(await send(cy.memberId)).toBe("challenge/sent");
    expect(await noticesOf(ben)).toHaveLength(1);
    expect(await codeOf(cy, challengeId)).toBe("challenge/not-found");
  });

  test("CHALLENGE-2 of many made at once, no more than the most stay open", async () => {
    const ada = await adult("Ada");
    const made = await Promise.all(Array.from({ length: 12 }, () => ada.call(makeChallenge, { body: {} })));
    const codes = made.map(({ error }) => error?.code ?? "made");
    expect(codes.filter((code) => code === "made")).toHaveLength(CHALLENGES_OPEN);
    expect(new Set(codes)).toEqual(new Set(["made", "challenge/too-many"]));
    await rows("update challenges set ends_at = now() where challenger_id = ?", ada.memberId);
    expect((await ada.call(makeChallenge, { body: {} })).status).toBe(200);
  });

  test("CHALLENGE-3 CHALLENGE-4 a friend who has blocked, is not found or is gone looks like an absent one", async () => {
    const [ada, absent, blocker, minor, gone] = [
      await adult("Ada"),
      await adult("Absent"),
      await adult("Blocker"),
      await newChatMember(server.url, "Minor", MINOR),
      await adult("Gone"),
    ];
    await blocker.must(block, { params: { memberId: ada.memberId } });
    await rows("update users set suspended_at = now() where id = ?", gone.memberId);
    const seen = [];
    for (const friend of [absent, blocker, minor, gone]) {
      const challengeId = await sentChallenge(ada, friend.memberId);
      const { friend: shown, state, role, theirs } = await read(ada, challengeId);
      seen.push({ state, role, theirs, roles: shown?.roles });
      await rows("update challenges set created_at = created_at - interval '1 hour' where id = ?", challengeId);
      expect(shown?.displayName).toBe(friend.me && (await nameOf(friend.memberId)));
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await listed(absent)).toHaveLength(1);
    for (const friend of [blocker, minor]) {
      expect(await listed(friend)).toEqual([]);
      expect(await noticesOf(friend)).toEqual([]);
    }
  });

  test("CHALLENGE-4 CHALLENGE-7 a declined one is off the friend’s list, and the challenger cannot tell", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const challengeId = await sentChallenge(ada, ben.memberId);
    const before = await read(ada, challengeId);
    await ben.must(declineChallenge, { params: { challengeId }, body: {} });
    expect(await read(ada, challengeId)).toEqual(before);
    expect(await noticesOf(ada)).toEqual([]);
    expect(await listed(ben)).toEqual([]);
    expect((await ben.call(playChallenge, { params: { challengeId }, body: {} })).error?.code).toBe(
      "challenge/not-found",
    );
    await rows("update challenges set ends_at = now() where id = ?", challengeId);
    expect((await read(ada, challengeId)).state).toBe("ended");
  });

  test("CHALLENGE-5 of several who open a link at once, one has it, and to the others there is none", async () => {
    const [ada, ...friends] = await Promise.all(["Ada", "Ben", "Cy", "Dan", "Eve"].map(adult));
    const { challengeId } = await (ada as Person).must(makeChallenge, { body: {} });
    expect(await codeOf(friends[0] as Person, challengeId)).toBe("challenge/not-found");
    await playOwn(ada as Person, challengeId);
    expect(await read(friends[0] as Person, challengeId)).toMatchObject({
      role: "guest",
      friend: { displayName: "Ada" },
    });
    const opened = await Promise.all(
      friends.map((friend) => friend.call(playChallenge, { params: { challengeId }, body: {} })),
    );
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = opened.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(["challenge/not-found"]));
    expect(
      await rows("select from solo_games join challenges using (set_id) where challenges.id = ?", challengeId),
    ).toHaveLength(2);
  });

  test("CHALLENGE-5 a link does not open for those whom the challenger may not message", async () => {
    const [ada, ben, minor] = [await adult("Ada"), await adult("Ben"), await newChatMember(server.url, "Minor", MINOR)];
    const challengeId = await playedChallenge(ada);
    await ada.must(block, { params: { memberId: ben.memberId } });
    for (const person of [ben, minor]) {
      expect(await codeOf(person, challengeId)).toBe("challenge/not-found");
      const played = await person.call(playChallenge, { params: { challengeId }, body: {} });
      expect(played.error?.code).toBe("challenge/not-found");
    }
  });

  test("CHALLENGE-8 a block takes an unfinished challenge away, and shows nothing of what was played", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const challengeId = await sentChallenge(ada, ben.memberId);
    await ben.must(playChallenge, { params: { challengeId }, body: {} });
    await ada.must(block, { params: { memberId: ben.memberId } });
    expect(await listed(ben)).toEqual([]);
    expect(await codeOf(ben, challengeId)).toBe("challenge/not-found");
    expect(await noticesOf(ben)).toEqual([]);
    expect(await read(ada, challengeId)).toMatchObject({ state: "sent", theirs: null });
  });

  test("CHALLENGE-8 a finished challenge stays for both after a block", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const challengeId = await sentChallenge(ada, ben.memberId);
    await playOwn(ben, challengeId);
    await ben.must(block, { params: { memberId: ada.memberId } });
    for (const person of [ada, ben]) expect((await read(person, challengeId)).state).toBe("finished");
  });

  test("CHALLENGE-10 its replies name the friend with roles, and hold no answers", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    await rows("insert into user_roles (user_id, role) values (?, 'mentor')", ada.memberId);
    const challengeId = await sentChallenge(ada, ben.memberId);
    await playOwn(ben, challengeId);
    const seen = await read(ben, challengeId);
    expect(seen.friend).toEqual({ displayName: "Ada", roles: ["mentor"] });
    expect(JSON.stringify([seen, await listed(ben)])).not.toMatch(/question|option|letters|"word"|verse/);
  });

  test("CHALLENGE-11 an old challenge goes with its set, games and answers, and no set of a day", async () => {
    const [ada, ben] = [await adult("Ada"), await adult("Ben")];
    const challengeId = await sentChallenge(ada, ben.memberId);
    const [set] = await rows<{ set_id: string }>("select set_id from challenges where id = ?", challengeId);
    await rows("update solo_sets set closes_at = now() - interval '31 days' where id = ?", set?.set_id);
    await rows(
      "insert into solo_sets (day, letters, best_word, closes_at) values ('2026-01-01', 'X', 'X', '2026-01-02')",
    );
    await deleteChallengesJob(server.database).run({});
    expect(await listed(ada)).toEqual([]);
    expect(await rows("select from solo_games where set_id = ?", set?.set_id)).toEqual([]);
    expect(await rows("select from solo_sets where day = '2026-01-01'")).toHaveLength(1);
  });
});

const nameOf = async (memberId: string) =>
  (await rows<{ full_name: string }>("select full_name from profiles where user_id = ?", memberId))[0]?.full_name;
