import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { listChannelMembers } from "../../../schema/channel/api.ts";
import { takeChatSeat } from "../../../schema/chat/api.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { takeSeat, watchGame } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { readReady } from "../../../schema/health/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { uncoverAttachment } from "../../../schema/thread/attachment-api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { sendPhoto } from "../../support/chat/attachment.ts";
import { channelOf, joinChannelRoom, memberConnection, newChannel, newLead } from "../../support/chat/channel.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { openGameRoom, playGame, type SeatedPlayer } from "../../support/game/player.ts";
import { startTestCluster, type TestCluster } from "../../support/server/test-cluster.ts";
import { until } from "../../support/until.ts";

describe("two processes on one database", () => {
  let cluster: TestCluster;
  let both: readonly [string, string];
  beforeAll(async () => {
    cluster = await startTestCluster();
    both = [cluster.at("a"), cluster.at("b")];
  });
  afterAll(() => cluster?.stop());

  const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
    cluster.database.fork().execute<Row[]>(sql, values);
  /** The same member in a browser that the proxy has passed on to another process. */
  const over = (url: string, person: Person) => new Person(url, person);

  /** Ada, connected to process a, and Tunde, connected to process b, with a conversation. */
  async function pair() {
    const [ada, tunde] = await Promise.all([
      newChatMember(both[0], "Ada", ADULT),
      newChatMember(both[1], "Tunde", ADULT),
    ]);
    return { ada, tunde, conversationId: await openConversationWith(ada, tunde.memberId) };
  }

  test("both are ready, and each is known by its name", async () => {
    for (const url of [cluster.url, ...both]) {
      expect((await new Person(url).call(readReady)).status).toBe(200);
    }
    const servers = await rows<{ name: string }>("select name from servers order by name");
    expect(servers.map(({ name }) => name)).toEqual(["a", "b"]);
  });

  test("PROCESS-11 members of two processes play one game, joined by its code", async () => {
    const players = await openGameRoom(both, 4);
    expect(players.map(({ seat }) => seat.reservation.publicAddress)).toEqual(
      players.map(() => `${new URL(cluster.url).host}/process/a`),
    );
    await playGame(players, () => true);
    const [host] = players as [SeatedPlayer];
    expect(await rows("select from game_sessions where room_id = ?", [host.seat.roomId])).toHaveLength(1);
  });

  test("PROCESS-7 a player who comes back through the other process gets the same seat", async () => {
    const [host] = (await openGameRoom(both, 2)) as [SeatedPlayer];
    const params = { roomId: host.seat.roomId };
    const again = await over(both[1], host.person).must(takeSeat, { params, body: {} });
    expect(again.reservation.publicAddress).toMatch(/\/process\/a$/);
    const watcher = await newMember(both[1], "Watcher");
    const watched = await watcher.must(watchGame, { params, body: {} });
    expect(watched.reservation.publicAddress).toMatch(/\/process\/a$/);
  });

  test("the list of rooms tells of the rooms of every process", async () => {
    const opened = await Promise.all(both.map((url) => openGameRoom(url, 1)));
    const ids = opened.map(([host]) => (host as SeatedPlayer).seat.roomId);
    for (const url of both) {
      await until(async () => {
        const { rooms } = await new Person(url).must(listRooms);
        return ids.every((id) => rooms.some(({ roomId }) => roomId === id));
      });
    }
  });

  test("PROCESS-16 a message reaches a member of the other process, in the room and outside of it", async () => {
    const { ada, tunde, conversationId } = await pair();
    const screen = await memberConnection(tunde);
    const mine = await joinConversation(ada, conversationId);
    expect(await mine.say("Are you there?")).toBe("stored");
    await until(() => screen.messagesOf("notifications").some(({ unread }) => unread === 1));
    await until(() => screen.messagesOf("conversation").length > 0);
    const theirs = await joinConversation(tunde, conversationId);
    expect(await mine.say("I am here.")).toBe("stored");
    expect(await theirs.say("Me too.")).toBe("stored");
    const heard = (each: typeof mine) => each.messages().map(({ content }) => content);
    await until(() => heard(mine).length === 3 && heard(theirs).length === 2);
    expect(heard(theirs)).toEqual(["I am here.", "Me too."]);
  });

  test("who is online in a channel is known in every process", async () => {
    const ada = await newChatMember(both[0], "Ada", ADULT);
    const channelId = await newChannel(ada, "Choir");
    await joinChannelRoom(ada, channelId);
    for (const url of both) {
      const { members } = await over(url, ada).must(listChannelMembers, { params: { channelId } });
      expect(members.map(({ memberId, isHere }) => [memberId, isHere])).toEqual([[ada.memberId, true]]);
    }
  });

  test("PROCESS-7 a room that is entered through both processes at the same moment is opened once", async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember(cluster.url)));
    for (const member of members) {
      const taken = await Promise.all([...both, ...both].map((url) => over(url, member).must(takeMemberSeat)));
      const addresses = new Set(taken.map(({ reservation }) => reservation.publicAddress));
      expect(addresses.size).toBe(1);
    }
    const open = await rows("select from presence_rooms where room_id in (?)", [
      members.map((member) => `member-${member.me?.memberId}`),
    ]);
    expect(open).toHaveLength(members.length);
  });

  test("PROCESS-7 a room whose last member has left can be opened by the other process", async () => {
    const { ada, tunde, conversationId } = await pair();
    const { room } = await joinConversation(ada, conversationId);
    const held = () =>
      rows<{ name: string }>(
        "select name from presence_rooms join servers on servers.id = server_id where room_id = ?",
        [conversationId],
      );
    expect(await held()).toEqual([{ name: "a" }]);
    await room.leave(false);
    await until(async () => (await held()).length === 0);
    const { reservation } = await tunde.must(takeChatSeat, { params: { conversationId } });
    expect(reservation.publicAddress).toMatch(/\/process\/b$/);
    expect(await held()).toEqual([{ name: "b" }]);
  });

  test("PROCESS-8 a room whose row names another process ends, and its members come back there", async () => {
    const { ada, conversationId } = await pair();
    const socket = await joinConversation(ada, conversationId);
    // Process b would remove a row of a room that it does not have, so the row names one that does not run here.
    await rows("insert into servers (id, name, url, beat_at) values (1, 'c', ?, now() + interval '1 day')", [both[1]]);
    onTestFinished(async () => void (await rows("delete from servers where id = 1")));
    await rows("update presence_rooms set server_id = 1 where room_id = ?", [conversationId]);
    expect(await socket.closed).toBe(CLOSE_CODES.unavailable);
  });

  test("PROCESS-14 signing out and suspension close a member’s sockets in every process", async () => {
    const { ada, tunde, conversationId } = await pair();
    const inRoomOfA = await joinConversation(tunde, conversationId);
    const ownRoom = await memberConnection(tunde);
    const adaInRoom = await joinConversation(ada, conversationId);
    await cluster.database.fork().transactional((tx) => suspendMember(tx, tunde.memberId));
    expect(await Promise.all([inRoomOfA.closed, ownRoom.closed])).toEqual([
      CLOSE_CODES.sessionEnded,
      CLOSE_CODES.sessionEnded,
    ]);
    await rows("delete from sessions where user_id = ?", [ada.memberId]);
    expect(await adaInRoom.closed).toBe(CLOSE_CODES.sessionEnded);
  });

  test("PROCESS-15 a limit counts the calls to both processes together", async () => {
    const member = await newMember(both[0]);
    const people = both.map((url) => over(url, member));
    const ask = async (person: Person): Promise<ErrorCode | undefined> =>
      (await person.call(watchGame, { params: { roomId: crypto.randomUUID() }, body: {} })).error?.code;
    const codes: (ErrorCode | undefined)[] = [];
    for (let round = 0; round < 16; round += 1) {
      codes.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => ask(people[n % 2] as Person)))));
    }
    expect(codes.filter((code) => code === "game/room-not-found")).toHaveLength(300);
    expect(codes.filter((code) => code === "request/too-many")).toHaveLength(20);
  });

  test("PROCESS-11 a process refuses the name of another one, for calls and for sockets", async () => {
    const direct = cluster.process("b").url;
    const reply = await fetch(`${direct}/process/a/api/ready`);
    expect([reply.status, await reply.json()]).toMatchObject([421, { code: "server/other-process" }]);
    expect((await fetch(`${direct}/process/b/api/ready`)).status).toBe(200);
    const member = await newMember(both[0]);
    const { reservation } = await member.must(takeMemberSeat);
    const { roomId, sessionId } = reservation;
    const socket = new WebSocket(`ws://${new URL(direct).host}/process/a/x/${roomId}?sessionId=${sessionId}`, {
      origin: cluster.url,
    });
    socket.on("error", () => {});
    const [, refused] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect(refused.statusCode).toBe(421);
    socket.terminate();
  });

  test("PROCESS-10 nothing is lost if Redis is emptied in the middle, and new members join", async () => {
    const { ada, tunde, conversationId } = await pair();
    const [mine, theirs] = [await joinConversation(ada, conversationId), await joinConversation(tunde, conversationId)];
    const players = await openGameRoom(both, 2);
    await cluster.redis.command("FLUSHALL");
    expect(await mine.say("Still here?")).toBe("stored");
    await until(() => theirs.messages().length === 1);
    const late = await newMember(both[1], "Late");
    const { reservation } = await late.must(takeSeat, {
      params: { roomId: (players[0] as SeatedPlayer).seat.roomId },
      body: {},
    });
    expect(reservation.publicAddress).toMatch(/\/process\/a$/);
    await playGame(players, () => true);
    await until(async () => (await cluster.redis.command("HLEN", "roomcaches")) !== 0);
  });

  test("SAFE-111 a photo that a lead uncovers through one process is shown in a room of the other one", async () => {
    const { ada, tunde } = await pair();
    const grace = await newLead(both[1], cluster.database, "Mama Grace");
    const channelId = await channelOf(cluster.database, { owner: [tunde], member: [ada], safeguarding_lead: [grace] });
    const hers = await joinChannelRoom(ada, channelId);
    const { id, message } = await sendPhoto(ada, channelId, hers);
    expect(message?.attachment?.isCovered).toBe(true);
    await grace.must(uncoverAttachment, { params: { attachmentId: id } });
    await until(() => hers.messages()[0]?.attachment?.isCovered === undefined);
    expect(hers.messages()[0]).toMatchObject({
      version: 1,
      attachment: { id, preview: expect.stringMatching(/.{20}/) },
    });
  });
});
