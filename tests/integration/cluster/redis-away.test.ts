import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createRoom, joinByCode } from "../../../schema/game/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { openRedis } from "../../../server/platform/process/redis-link.ts";
import { quickLimiter } from "../../../server/platform/rate-limit.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { memberConnection } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { openGameRoom, playGame, type SeatedPlayer } from "../../support/game/player.ts";
import { readyStatus } from "../../support/server/process.ts";
import { startTestCluster, type TestCluster } from "../../support/server/test-cluster.ts";
import { startTestRedis } from "../../support/server/test-redis.ts";
import { until } from "../../support/until.ts";

const log = { warn: () => {}, info: () => {} };

describe("Redis is away", () => {
  let cluster: TestCluster;
  let both: readonly [string, string];
  beforeAll(async () => {
    cluster = await startTestCluster();
    both = [cluster.at("a"), cluster.at("b")];
  });
  afterAll(() => cluster?.stop());
  beforeEach(() => until(async () => (await Promise.all(both.map(readyStatus))).every((status) => status === 200)));

  test("PROCESS-12 each process goes on, says that it is not ready, and is ready again afterwards", async () => {
    const [ada, tunde] = [await newChatMember(both[0], "Ada", ADULT), await newChatMember(both[1], "Tunde", ADULT)];
    const conversationId = await openConversationWith(ada, tunde.memberId);
    const [mine, theirs] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    const players = await openGameRoom(both, 2);
    const guest = await newMember(both[1], "Guest");
    await cluster.redis.restart(async () => {
      await until(async () => (await Promise.all(both.map(readyStatus))).every((status) => status === 503));
      expect(await mine.say("Without Redis")).toBe("stored");
      await until(() => theirs.messages().length === 1);
      await playGame(players, () => true);
      // A room opens where it was asked for.
      const { roomId, reservation } = await ada.must(createRoom, { body: playedGames.trivia.settings });
      expect(reservation.roomId).toBe(roomId);
      // PROCESS-9: what must reach another process is refused.
      const code = (players[0] as SeatedPlayer).room.state.roomCode;
      expect((await guest.call(joinByCode, { body: { code } })).error?.code).toBe("server/unavailable");
    });
    await until(async () => (await Promise.all(both.map(readyStatus))).every((status) => status === 200));
    const again = await openGameRoom(both, 2);
    await playGame(again, () => true);
    for (const name of ["a", "b"]) expect(cluster.process(name).child.exitCode).toBeNull();
  });

  test("PROCESS-14 a member who signs out is disconnected from every process", async () => {
    const ada = await newChatMember(both[0], "Ada", ADULT);
    const tunde = await newChatMember(both[1], "Tunde", ADULT);
    const conversationId = await openConversationWith(ada, tunde.memberId);
    await joinConversation(ada, conversationId);
    // The socket is in process a, and its member uses process b.
    const socket = await joinConversation(tunde, conversationId);
    await cluster.redis.restart(async () => {
      await until(async () => (await readyStatus(both[0])) === 503);
      await cluster.database.fork().execute("delete from sessions where user_id = ?", [tunde.memberId]);
      expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded);
    });
  });

  test("PROCESS-13 members learn afterwards that they may have missed something", async () => {
    const ada = await newMember(both[0], "Ada");
    const screen = await memberConnection(ada);
    await cluster.redis.restart(async () => until(async () => (await readyStatus(both[0])) === 503));
    await until(() => screen.messagesOf("threadsMissed").length > 0);
  });

  test("PROCESS-6 PROCESS-7 the rooms of a process that was killed open in another one", async () => {
    const member = await newMember(both[1]);
    const address = async (url: string) => {
      const { body } = await new Person(url, member).call(takeMemberSeat);
      return body.reservation?.publicAddress;
    };
    expect(await address(both[1])).toMatch(/\/process\/b$/);
    expect(await address(both[0])).toMatch(/\/process\/b$/);
    await cluster.process("b").end("SIGKILL");
    await until(async () => (await address(both[0]))?.endsWith("/process/a") === true);
  });
});

test("PROCESS-15 two processes count together in Redis, and each for itself while it is away", async () => {
  const redis = await startTestRedis();
  onTestFinished(() => redis.stop());
  const links = await Promise.all([openRedis(redis.url, log), openRedis(redis.url, log)]);
  onTestFinished(async () => void (await Promise.all(links.map((link) => link.close()))));
  const limiters = links.map(({ client }) => quickLimiter({ keyPrefix: "test", points: 3, duration: 600 }, client));
  const [one, other] = limiters as [(typeof limiters)[number], (typeof limiters)[number]];
  const allows = (limiter: typeof one) =>
    limiter.consume("ada").then(
      () => true,
      () => false,
    );
  expect([await allows(one), await allows(other), await allows(one), await allows(other)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await redis.restart(async () => {
    await until(() => links.every(({ client }) => client.status !== "ready"));
    const alone = [];
    for (let tries = 0; tries < 4; tries += 1) alone.push(await allows(other));
    expect(alone).toEqual([true, true, true, false]);
  });
  await until(() => links.every(({ client }) => client.status === "ready"));
  expect(await allows(other)).toBe(true);
});
