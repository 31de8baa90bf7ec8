import {
  addChannelMember,
  createChannel,
  joinChannel,
  listChannels,
  readChannel,
  readChannelMessages,
  takeChannelSeat,
} from "../../../schema/channel/api.ts";
import { acceptInvitation, listInvitations } from "../../../schema/channel/invitation-api.ts";
import { readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import {
  answerConfession,
  listConfessions,
  openConfession,
  readConfession,
  sendConfession,
} from "../../../schema/engagement/confession-api.ts";
import {
  askForPod,
  declinePodRequest,
  listDeclinedPodRequests,
  listOwnPodRequests,
  openPod,
} from "../../../schema/engagement/pod-api.ts";
import {
  askQuestion,
  declineQuestion,
  listAskedQuestions,
  listOwnQuestions,
} from "../../../schema/engagement/question-api.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { type Input, Person } from "../account/people.ts";
import { type ChatMember, channelOf } from "../chat/channel.ts";
import { listen } from "../chat/chat-member.ts";
import type { TestServer } from "../server/boot.ts";

/** One person tries to get words to another. */
export interface Attempt {
  readonly server: TestServer;
  readonly writer: ChatMember;
  readonly reader: ChatMember;
  /** Different in each attempt. */
  readonly text: string;
}

/** Where the words would be: with the reader, and with somebody who reads along. */
interface Places {
  arrived(): Promise<boolean>;
  isReadBy(guardian: ChatMember): Promise<boolean>;
}

export type Route = (attempt: Attempt) => Promise<Places>;

const shows = async <E extends Endpoint>(person: Person, text: string, endpoint: E, input: Input<E> = {}) =>
  JSON.stringify((await person.call(endpoint, input)).body).includes(text);

async function say(writer: Person, reservation: SeatReservation, content: string): Promise<void> {
  const connection = await listen(writer, reservation);
  // The first answer may be that a lead has been added (SAFE-9).
  if ((await connection.say(content)).endsWith("/now-supervised")) await connection.say(content);
  await connection.room.leave();
}

/** A conversation from a time when the policy allowed it. */
const inConversation: Route = async ({ server, writer, reader, text }) => {
  const threadId = crypto.randomUUID();
  if (writer.memberId !== "") await storeConversation(server, threadId, [writer, reader]);
  const params = { conversationId: threadId };
  const { body, error } = await writer.call(takeChatSeat, { params });
  if (!error) await say(writer, body.reservation, text);
  return {
    arrived: () => shows(reader, text, readMessages, { params }),
    isReadBy: (guardian) => shows(guardian, text, readMessages, { params }),
  };
};

async function storeConversation(server: TestServer, threadId: string, both: readonly ChatMember[]): Promise<void> {
  const em = server.database.fork();
  await em.execute("insert into threads (id, kind) values (?, 'conversation')", [threadId]);
  const pair = both.map(({ memberId }) => memberId).toSorted();
  await em.execute("insert into conversations (thread_id, participant_1, participant_2) values (?, ?, ?)", [
    threadId,
    ...pair,
  ]);
  for (const memberId of pair) {
    await em.execute("insert into thread_members (thread_id, user_id, role) values (?, ?, 'participant')", [
      threadId,
      memberId,
    ]);
  }
}

/** A private channel of the two, from a time when the policy allowed it. */
const inChannel: Route = async ({ server, writer, reader, text }) => {
  const channelId = await channelOf(
    server.database,
    { owner: writer.memberId === "" ? [] : [writer], member: [reader] },
    { isPrivate: true },
  );
  await sayIn(writer, channelId, text);
  return channelMessage(reader, channelId, text);
};

/** An open channel of the reader, which the writer joins, unless they supervise it. */
const inReadersChannel: Route = async ({ writer, reader, text }) => {
  const { body, error } = await reader.call(createChannel, { body: { name: "Open to all" } });
  const channelId = error ? crypto.randomUUID() : body.channelId;
  await writer.call(joinChannel, { params: { channelId } });
  await sayIn(writer, channelId, text);
  return channelMessage(reader, channelId, text);
};

/** New members read all messages of a channel (CHANNEL-11). */
const beforeInvitation: Route = async ({ writer, reader, text }) => {
  const { body, error } = await writer.call(createChannel, { body: { name: "Later open to you", is_private: true } });
  const channelId = error ? crypto.randomUUID() : body.channelId;
  await sayIn(writer, channelId, text);
  await writer.call(addChannelMember, { params: { channelId }, body: { memberId: reader.memberId } });
  const { invitations } = await reader.must(listInvitations);
  const invitation = invitations.find((each) => each.channelId === channelId);
  if (invitation) await reader.call(acceptInvitation, { params: { invitationId: invitation.invitationId } });
  return channelMessage(reader, channelId, text);
};

async function sayIn(writer: Person, channelId: string, text: string): Promise<void> {
  const { body, error } = await writer.call(takeChannelSeat, { params: { channelId } });
  if (!error) await say(writer, body.reservation, text);
}

/** A message in a channel, as those in it read it. Nobody writes it to those who only supervise the channel. */
const channelMessage = (reader: Person, channelId: string, text: string): Places => ({
  async arrived() {
    const { body, error } = await reader.call(readChannel, { params: { channelId } });
    if (error || body.role === "safeguarding_lead") return false;
    return await shows(reader, text, readChannelMessages, { params: { channelId } });
  },
  isReadBy: (guardian) => shows(guardian, text, readChannelMessages, { params: { channelId } }),
});

/** The name of a channel, as those who are in it or invited to it read it. */
const channelName = (reader: Person, text: string, channelId: () => string): Places => ({
  async arrived() {
    if (await shows(reader, text, listInvitations)) return true;
    const { channels } = await reader.must(listChannels);
    return channels.some(({ name, role }) => name === text && role !== "safeguarding_lead");
  },
  isReadBy: (guardian) => shows(guardian, text, readChannel, { params: { channelId: channelId() } }),
});

const byInvitation: Route = async ({ writer, reader, text }) => {
  const { body, error } = await writer.call(createChannel, { body: { name: text, is_private: true } });
  if (!error) {
    await writer.call(addChannelMember, { params: { channelId: body.channelId }, body: { memberId: reader.memberId } });
  }
  return channelName(reader, text, () => body.channelId);
};

/** Into a channel of the writer from a time when nobody else could supervise it. */
const intoEarlierChannel: Route = async ({ server, writer, reader, text }) => {
  const owner = writer.memberId === "" ? [] : [writer];
  const channelId = await channelOf(server.database, { owner }, { isPrivate: true, name: text });
  await writer.call(addChannelMember, { params: { channelId }, body: { memberId: reader.memberId } });
  return channelName(reader, text, () => channelId);
};

const byQuestionNote: Route = async ({ writer, reader, text }) => {
  const waiting = (await reader.must(listOwnQuestions)).questions.find(({ state }) => state === "waiting");
  const ask = () => reader.must(askQuestion, { body: { text: `May I ask ${text}?`, shows_name: false } });
  const questionId = (waiting ?? (await ask()).questions[0])?.questionId ?? "";
  await writer.call(declineQuestion, { params: { questionId }, body: { reason: "own_words", note: `No: ${text}` } });
  return {
    arrived: () => shows(reader, `No: ${text}`, listOwnQuestions),
    isReadBy: (guardian) => shows(guardian, `No: ${text}`, listAskedQuestions, { query: { state: "declined" } }),
  };
};

/** The reader's waiting request for a mentor. */
async function podRequestOf(reader: Person): Promise<string> {
  const waiting = (await reader.must(listOwnPodRequests)).requests.find(({ state }) => state === "waiting");
  const ask = () => reader.must(askForPod, { body: { topic: "faith", message: "Will you teach me?" } });
  return (waiting ?? (await ask()).requests[0])?.requestId ?? "";
}

const byPodReply: Route = async ({ writer, reader, text }) => {
  const params = { requestId: await podRequestOf(reader) };
  await writer.call(declinePodRequest, { params, body: { reason: "own_words", reply: text } });
  return {
    arrived: () => shows(reader, text, listOwnPodRequests),
    isReadBy: (guardian) => shows(guardian, text, listDeclinedPodRequests),
  };
};

const byPod: Route = async ({ writer, reader, text }) => {
  const params = { requestId: await podRequestOf(reader) };
  const { body } = await writer.call(openPod, { params, body: { channelId: null, name: text } });
  return channelName(reader, text, () => body.channelId);
};

/** To somebody unknown. */
const byConfessionAnswer: Route = async ({ server, writer, text }) => {
  const anyone = new Person(server.url);
  const entry = `Dear leaders, ${text}`;
  const sent = await anyone.call(sendConfession, { body: { requestId: newRequestId(), text: entry } });
  const { slip } = sent.body;
  const listed = await writer.call(listConfessions, { query: { show: "waiting" } });
  const confessionId = listed.error
    ? ""
    : (listed.body.confessions.find((each) => each.excerpt === entry)?.confessionId ?? "");
  const params = { confessionId };
  await writer.call(answerConfession, { params, body: { text: `Yes: ${text}`, seen: 1 } });
  return {
    arrived: async () => !sent.error && (await shows(anyone, `Yes: ${text}`, readConfession, { body: { slip } })),
    isReadBy: (guardian) => shows(guardian, `Yes: ${text}`, openConfession, { params }),
  };
};

/** Every way for words to one person or a small group. */
export const wordsRoutes = {
  "a message": inConversation,
  "a message in a channel": inChannel,
  "a message in the reader’s channel": inReadersChannel,
  "a message from before an invitation": beforeInvitation,
  "an invitation": byInvitation,
  "an invitation into an earlier channel": intoEarlierChannel,
  "the note of a declined question": byQuestionNote,
  "the reply to a declined request": byPodReply,
  "the name of a pod": byPod,
  "an answer to a confession": byConfessionAnswer,
} satisfies Record<string, Route>;
