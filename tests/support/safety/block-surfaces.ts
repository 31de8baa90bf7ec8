import { listChallenges, readChallenge } from "../../../schema/challenge/api.ts";
import {
  addChannelMemberByEmail,
  listChannels,
  readChannelMessages,
  searchChannel,
} from "../../../schema/channel/api.ts";
import { listInvitations } from "../../../schema/channel/invitation-api.ts";
import { listPins, pinMessage } from "../../../schema/channel/pin-api.ts";
import { findPeople } from "../../../schema/chat/api.ts";
import { answerDevotion, listAnswers } from "../../../schema/devotion/response-api.ts";
import { askForPod, listPodRequests } from "../../../schema/engagement/pod-api.ts";
import { askQuestion, listAskedQuestions } from "../../../schema/engagement/question-api.ts";
import { listAttendees, register } from "../../../schema/event/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { addComment, listComments } from "../../../schema/post/api.ts";
import { findNewcomers } from "../../../schema/safety/newcomer-api.ts";
import { listForwardTargets, listReactions, listVotes, searchMessages } from "../../../schema/thread/api.ts";
import { reactionEmojis } from "../../../schema/thread/reaction.ts";
import { listSeenMarks } from "../../../schema/thread/seen-api.ts";
import { type ChatMember, channelOf } from "../chat/channel.ts";
import { ADULT, newChatMember, openConversationWith } from "../chat/chat-member.ts";
import { storeMessage } from "../chat/notification-fixture.ts";
import { storeDevotion } from "../devotion.ts";
import { newEvent } from "../event/events.ts";
import { newGuardian, publish } from "../post/posts.ts";
import type { TestServer } from "../server/boot.ts";
import { sentChallenge } from "../solo/challenges.ts";
import { dayFromToday } from "../today.ts";

/** Two members who may be on either side of a block. */
interface Pair {
  readonly server: TestServer;
  readonly viewer: ChatMember;
  readonly other: ChatMember;
  readonly otherName: string;
}

export interface BlockSurface {
  /** The role that the viewer needs. */
  readonly role?: "mentor";
  /** The other has entered a birth date that nobody has confirmed. */
  readonly isUnconfirmed?: true;
  /** Prepares the surface. Returns whether the viewer sees the other there now. */
  prepare(pair: Pair): Promise<() => Promise<boolean>>;
}

const oneself = "names only the caller";
const supervisorsOnly = "CHANNEL-14: everyone sees who supervises, and all may know it";
const likeList = "CHANNEL-14, CHANNEL-47: one channel as `channel.listChannels` shows it";
const closed = "SAFE-5: their conversation is closed, and what was said before stays for both to report";
/** Each devotion has a day of its own. */
let devotions = 0;

const atTheDoor = "EVENT-80: those who let people in see everyone who has a ticket";
const organisers = "names the leader who created the event, to leaders";
const anonymous = "names nobody";
const answered = "names the leader who answered the caller’s own request";
const eventGames = "GAME-136: neither is shown to the other as a neighbour in the standings, see event-places.test";

const games = "SAFE-14, SAFE-22, SAFE-23: refused in public rooms only, see block-in-games.test";

const played = "SAFE-22: who played together has seen these names at the results, and they lead to no sheet";

/**
 * For every endpoint for members and mentors whose reply names members, and every live room: what hides the two members of a block from each other,
 * or the reason why they see each other there.
 */
export const blockSurfaces: Readonly<Record<string, BlockSurface | string>> = {
  "channel.readChannelMessages": {
    async prepare({ server, viewer, other }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "Good evening, choir");
      return async () =>
        shows(await viewer.must(readChannelMessages, { params: { channelId } }), "Good evening, choir");
    },
  },
  "channel.listChannels": {
    async prepare({ server, viewer, other }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "Sing with us tonight");
      return async () => shows(await viewer.must(listChannels), "Sing with us tonight");
    },
  },
  "channel.searchChannel": {
    async prepare({ server, viewer, other }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "Rehearsal moved");
      const query = { words: "rehearsal" };
      return async () => (await viewer.must(searchChannel, { params: { channelId }, query })).found.length > 0;
    },
  },
  "challenge.listChallenges": {
    async prepare({ viewer, other, otherName }) {
      await sentChallenge(other, viewer.memberId);
      return async () => shows(await viewer.must(listChallenges), otherName);
    },
  },
  "challenge.readChallenge": {
    async prepare({ viewer, other, otherName }) {
      const challengeId = await sentChallenge(other, viewer.memberId);
      return async () => {
        const { status, body } = await viewer.call(readChallenge, { params: { challengeId } });
        return status === 200 && shows(body, otherName);
      };
    },
  },
  "channelPin.listPins": {
    async prepare({ server, viewer, other }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "Choir robes on Friday");
      await viewer.must(pinMessage, { params: { channelId, seq: "1" } });
      return async () => shows(await viewer.must(listPins, { params: { channelId } }), "Choir robes on Friday");
    },
  },
  "channelInvitation.listInvitations": {
    async prepare({ server, viewer, other }) {
      const channelId = await channelOf(server.database, { owner: [other] });
      await other.must(addChannelMemberByEmail, { params: { channelId }, body: { email: viewer.me?.email ?? "" } });
      return async () => (await viewer.must(listInvitations)).invitations.length > 0;
    },
  },
  "chat.findPeople": {
    prepare:
      async ({ viewer, otherName }) =>
      async () =>
        shows(await viewer.must(findPeople, { query: { name: otherName } }), otherName),
  },
  "event.listAttendees": {
    async prepare({ server, viewer, other }) {
      const params = { eventId: await newEvent(server) };
      for (const each of [viewer, other]) await each.must(register, { params });
      return async () => {
        const { attendees, total } = await viewer.must(listAttendees, { params });
        return attendees.length > 1 || total > 1;
      };
    },
  },
  "notification.listNotifications": {
    async prepare({ server, viewer, other, otherName }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "@you Bring the drum", viewer);
      return async () => shows(await viewer.must(listNotifications), otherName);
    },
  },
  "pod.listPodRequests": {
    role: "mentor",
    async prepare({ viewer, other, otherName }) {
      await other.must(askForPod, { body: { topic: "faith", message: "I’d like to talk." } });
      return async () => shows(await viewer.must(listPodRequests), otherName);
    },
  },
  "devotionResponse.listAnswers": {
    async prepare({ server, viewer, other }) {
      await newGuardian(server, "safeguarding_lead", "Auntie Lead");
      devotions += 1;
      const devotionId = await storeDevotion(server.database.fork(), { date: dayFromToday(-devotions) });
      const params = { devotionId };
      await other.must(answerDevotion, { params, body: { content: "I will wait for it" } });
      return async () => shows(await viewer.must(listAnswers, { params, query: {} }), "I will wait for it");
    },
  },
  "post.listComments": {
    async prepare({ server, viewer, other }) {
      const postId = await publish(await newGuardian(server, "admin", "Pastor Sam"));
      await other.must(addComment, { params: { postId }, body: { content: "Amen to that" } });
      return async () => shows(await viewer.must(listComments, { params: { postId }, query: {} }), "Amen to that");
    },
  },
  "question.listAskedQuestions": {
    role: "mentor",
    async prepare({ viewer, other, otherName }) {
      await other.must(askQuestion, { body: { text: "Why do we fast?", shows_name: true } });
      return async () => shows(await viewer.must(listAskedQuestions, { query: {} }), otherName);
    },
  },
  "safety.findNewcomers": {
    role: "mentor",
    isUnconfirmed: true,
    prepare:
      async ({ viewer, otherName }) =>
      async () =>
        (await viewer.must(findNewcomers, { query: { name: otherName } })).newcomers.length > 0,
  },
  "thread.listForwardTargets": {
    async prepare({ server, viewer, other, otherName }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, viewer, channelId, "Sing with us tonight");
      await openConversationWith(viewer, other.memberId);
      const params = { threadId: channelId, seq: "1" };
      return async () => shows(await viewer.must(listForwardTargets, { params, query: {} }), otherName);
    },
  },
  "thread.listReactions": {
    async prepare({ server, viewer, other, otherName }) {
      const bisi = await newChatMember(server.url, "Bisi", ADULT);
      const channelId = await channelOf(server.database, { owner: [bisi], member: [viewer, other] });
      const { id } = await store(server, bisi, channelId, "Who comes?");
      const values = [id, other.memberId, reactionEmojis[0]];
      await server.database
        .fork()
        .execute("insert into message_reactions (message_id, user_id, emoji) values (?, ?, ?)", values);
      return async () =>
        shows(await viewer.must(listReactions, { params: { threadId: channelId, seq: "1" } }), otherName);
    },
  },
  "thread.searchMessages": {
    async prepare({ server, viewer, other, otherName }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, other, channelId, "Drums moved");
      const query = { words: "drums" };
      return async () => shows(await viewer.must(searchMessages, { query }), otherName);
    },
  },

  "thread.listVotes": {
    async prepare({ server, viewer, other, otherName }) {
      const bisi = await newChatMember(server.url, "Bisi", ADULT);
      const channelId = await channelOf(server.database, { owner: [bisi], member: [viewer, other] });
      const { id } = await store(server, bisi, channelId, "Who comes?");
      const em = server.database.fork();
      const choices = JSON.stringify(["I do", "I don’t"]);
      await em.execute("insert into polls (message_id, choices, allows_many, is_secret) values (?, ?, false, false)", [
        id,
        choices,
      ]);
      const values = [id, other.memberId, "[0]"];
      await em.execute("insert into poll_votes (message_id, user_id, choices) values (?, ?, ?)", values);
      return async () => shows(await viewer.must(listVotes, { params: { threadId: channelId, seq: "1" } }), otherName);
    },
  },

  "threadSeen.listSeenMarks": {
    async prepare({ server, viewer, other, otherName }) {
      const channelId = await channelOf(server.database, { owner: [viewer], member: [other] });
      await store(server, viewer, channelId, "Who has seen this?");
      const values = [channelId, other.memberId];
      await server.database
        .fork()
        .execute("update thread_members set read_seq = 1 where thread_id = ? and user_id = ?", values);
      return async () => shows(await viewer.must(listSeenMarks, { params: { threadId: channelId } }), otherName);
    },
  },

  "account.confirmSignIn": oneself,
  "account.readSession": oneself,
  "account.signIn": oneself,
  "account.signUp": oneself,
  "account.verifyEmail": oneself,
  "channel.takeChannelSeat": oneself,
  "chat.takeChatSeat": oneself,
  "member.takeMemberSeat": oneself,
  "devotionResponse.answerDevotion": oneself,
  "post.addComment": oneself,
  "profile.readName": oneself,
  "profile.readProfile": oneself,
  "profile.saveName": oneself,
  "profile.saveProfile": oneself,
  "ticket.readTicket": oneself,

  "channel.createChannel": supervisorsOnly,
  "channel.editChannel": likeList,
  "channel.joinChannel": likeList,
  "channel.pinChannel": likeList,
  "channel.readChannel": likeList,
  "channel.setChannelPace": likeList,
  "channelInvitation.acceptInvitation": likeList,
  "channelPin.pinMessage": likeList,
  "channelPin.unpinMessage": likeList,

  "channel.listChannelMembers": "CHANNEL-2: whoever is in a channel sees who reads it, so that nobody reads it unseen",
  "channelInvitation.listPendingInvitations": "CHANNEL-32: names only whom the channel’s owner and admins have invited",
  "chat.listConversations": closed,
  "chat.openConversation": "SAFE-5: refused, see talk-policy.test",
  "chat.readConversation": closed,
  "chat.readMessages": closed,
  "chat.searchConversations": closed,
  "checkIn.readCheckInChanges": atTheDoor,
  "checkIn.readCheckInList": atTheDoor,
  "checkIn.sendScans": atTheDoor,
  "confession.readConfession": anonymous,
  "confession.writeAgain": anonymous,
  "eventManage.cancelEvent": organisers,
  "eventManage.createEvent": organisers,
  "eventManage.listManagedEvents": organisers,
  "eventManage.readManagedEvent": organisers,
  "eventManage.updateEvent": organisers,
  "game.createRoom": oneself,
  "game.practise": oneself,
  "game.joinByCode": "SAFE-23: a leader gives the code to a group; the seat names only the caller",
  "game.listRooms": "SAFE-21: the same for everyone",
  "game.takeSeat": "SAFE-14: refused, see block-in-games.test",
  "game.watchByCode": "GAME-97, SAFE-14: refused in public rooms only, see watching.test",
  "game.watchGame": "GAME-97, SAFE-14: refused in public rooms only, see watching.test",
  "game.watchRooms": "SAFE-21: the same for everyone",
  "gamePlayed.readLastGame": played,
  "gamePlayed.readPlayedGame": played,
  "daily.readDailyBoard": "SAFE-53: as in the leaderboard of all time",
  "leaderboard.readWeek": "SAFE-53: as in the leaderboard of all time",
  "leaderboard.readLeaderboard":
    "SAFE-53: the same for everyone, and a name leads only to a sheet that its reader may see",
  "member.readMember": "SAFE-52: a sheet depends on no block against its viewer, and offers to remove the viewer’s own",
  "pod.askForPod": answered,
  "pod.listOwnPodRequests": answered,
  "pod.withdrawPodRequest": answered,
  "post.listPosts": "POST-9: posts are the community’s",
  "question.listQuestions": "the same for visitors: a first name that its asker chose to show",
  "safety.listBlocked": "the members whom the caller has blocked",

  "room trivia": games,
  "room trivia_event": eventGames,
  "room word_battle": games,
  "room word_battle_event": eventGames,
  "room chat": "SAFE-5: the conversation is closed for both, see talk-policy.test",
  "room channel":
    "THREAD-8, THREAD-15, THREAD-19: messages, typing and reactions, see block-in-channels.test; CHANNEL-66: votes, see poll.test; THREAD-75: seen marks, see seen.test",
  "room member": "sends the member’s own lists, by the rules of their endpoints",
};

const shows = (reply: unknown, text: string): boolean => JSON.stringify(reply).includes(text);
const store = (server: TestServer, sender: ChatMember, threadId: string, content: string, ...mentions: ChatMember[]) =>
  server.database.fork().transactional((tx) => storeMessage(tx, sender, threadId, content, { mentions }));
