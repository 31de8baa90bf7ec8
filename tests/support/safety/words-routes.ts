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
import { openConversation, readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import type { BodyInputOf, Endpoint, OutputOf } from "../../../schema/endpoint.ts";
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
import { newRequestId } from "../../../schema/game/request-id.ts";
import { type Answer, type Input, Person } from "../account/people.ts";
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
  /** What the server did with each request of the two, in order: `send: channel/unsupervised`, `join: done with a lead`. */
  readonly steps: string[];
  /** The threads that exist only for this attempt. */
  readonly threadIds: Set<string>;
}

/** Where the words would be: with the reader, and with somebody who reads along. */
interface Places {
  arrived(): Promise<boolean>;
  isReadBy(guardian: ChatMember): Promise<boolean>;
}

export type Route = (attempt: Attempt) => Promise<Places>;

const shows = async <E extends Endpoint>(person: Person, text: string, endpoint: E, input: Input<E> = {}) =>
  JSON.stringify((await person.call(endpoint, input)).body).includes(text);

/** Calls the endpoint as one step. Undefined if the server refuses. */
async function step<E extends Endpoint>(
  { server, steps, threadIds }: Attempt,
  name: string,
  call: Promise<Answer<E>>,
  threadOf?: (body: OutputOf<E>) => string,
): Promise<OutputOf<E> | undefined> {
  const { error, body } = await call;
  const threadId = error || !threadOf ? null : threadOf(body);
  if (threadId !== null) threadIds.add(threadId);
  const supervised = threadId === null ? "" : await supervisionOf(server, threadId);
  steps.push(`${name}: ${error?.code ?? "done"}${supervised}`);
  return error ? undefined : body;
}

/** Who only supervises a thread: ` with a lead`, or nothing. */
async function supervisionOf(server: TestServer, threadId: string): Promise<string> {
  const rows = await server.database.fork().execute<{ is_lead: boolean }[]>(
    `select is_safeguarding_lead(user_id) as is_lead from thread_members
     where thread_id = ? and role = 'safeguarding_lead' order by 1 desc`,
    [threadId],
  );
  return rows.map(({ is_lead }) => (is_lead ? " with a lead" : " with an admin")).join("");
}

/** Says this in a thread, if the writer gets a seat there. */
async function say(
  attempt: Attempt,
  taking: Promise<Answer<typeof takeChatSeat | typeof takeChannelSeat>>,
  threadId: string,
): Promise<void> {
  const { server, writer, text, steps } = attempt;
  const seat = await step(attempt, "seat", taking);
  if (!seat) return;
  const connection = await listen(writer, seat.reservation);
  const send = async () => {
    const outcome = await connection.say(text);
    steps.push(`send: ${outcome}${await supervisionOf(server, threadId)}`);
    return outcome;
  };
  // The first answer may be that a lead has been added (SAFE-9).
  if ((await send()).endsWith("/now-supervised")) await send();
  await connection.room.leave();
}

const inConversation = async (attempt: Attempt, conversationId: string): Promise<Places> => {
  const { writer, reader, text } = attempt;
  const params = { conversationId };
  await say(attempt, writer.call(takeChatSeat, { params }), conversationId);
  return {
    arrived: () => shows(reader, text, readMessages, { params }),
    isReadBy: (guardian) => shows(guardian, text, readMessages, { params }),
  };
};

/** A conversation from a time when the policy allowed it. */
const inEarlierConversation: Route = async (attempt) => {
  const { server, writer, reader } = attempt;
  const isVisitor = writer.memberId === "";
  return await inConversation(
    attempt,
    isVisitor ? crypto.randomUUID() : await earlierConversation(server, [writer, reader]),
  );
};

/** A conversation that the writer opens. */
const inOpenedConversation: Route = async (attempt) => {
  const { writer, reader } = attempt;
  const opening = writer.call(openConversation, { body: { memberId: reader.memberId } });
  const opened = await step(attempt, "open", opening, ({ conversationId }) => conversationId);
  return opened ? await inConversation(attempt, opened.conversationId) : nowhere;
};

/** The words were not even sent. */
const nowhere: Places = { arrived: async () => false, isReadBy: async () => false };

/** The conversation of the two without anyone who supervises it. */
async function earlierConversation(server: TestServer, both: readonly ChatMember[]): Promise<string> {
  const em = server.database.fork();
  const pair = both.map(({ memberId }) => memberId).toSorted();
  const known = "select thread_id as id from conversations where participant_1 = ? and participant_2 = ?";
  const [found] = await em.execute<{ id: string }[]>(known, pair);
  if (found) {
    await em.execute("delete from thread_members where thread_id = ? and role = 'safeguarding_lead'", [found.id]);
    return found.id;
  }
  const threadId = crypto.randomUUID();
  await em.execute("insert into threads (id, kind) values (?, 'conversation')", [threadId]);
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
  return threadId;
}

/** A channel from a time when the policy allowed it, without anyone who supervises it. */
async function earlierChannel(
  { server, threadIds }: Attempt,
  roles: Parameters<typeof channelOf>[1],
  options: Parameters<typeof channelOf>[2] = {},
): Promise<string> {
  const channelId = await channelOf(server.database, roles, options);
  threadIds.add(channelId);
  return channelId;
}

/** A private channel of the two, from a time when the policy allowed it. */
const inChannel: Route = async (attempt) => {
  const { writer, reader } = attempt;
  const channelId = await earlierChannel(
    attempt,
    { owner: writer.memberId === "" ? [] : [writer], member: [reader] },
    { isPrivate: true },
  );
  await sayIn(attempt, channelId);
  return channelMessage(attempt, channelId);
};

/** An open channel of the reader, which the writer joins, unless they supervise it. */
const inReadersChannel: Route = async (attempt) => {
  const { writer, reader } = attempt;
  const channelId = await newChannel(attempt, "reader creates", reader, { name: "Open to all" });
  await join(attempt, writer, channelId);
  await sayIn(attempt, channelId);
  return channelMessage(attempt, channelId);
};

/** An open channel of the reader from a time when nobody could supervise it. */
const inReadersEarlierChannel: Route = async (attempt) => {
  const { writer, reader } = attempt;
  const channelId = await earlierChannel(attempt, { owner: [reader] });
  await join(attempt, writer, channelId);
  await sayIn(attempt, channelId);
  return channelMessage(attempt, channelId);
};

const join = (attempt: Attempt, member: Person, channelId: string) =>
  step(attempt, "join", member.call(joinChannel, { params: { channelId } }), () => channelId);

/** New members read all messages of a channel (CHANNEL-11). */
const beforeInvitation: Route = async (attempt) => {
  const { writer, reader } = attempt;
  const channelId = await newChannel(attempt, "create", writer, { name: "Later open to you", is_private: true });
  await sayIn(attempt, channelId);
  await add(attempt, channelId);
  const { invitations } = await reader.must(listInvitations);
  const invitation = invitations.find((each) => each.channelId === channelId);
  if (invitation) {
    const params = { invitationId: invitation.invitationId };
    await step(attempt, "accept", reader.call(acceptInvitation, { params }), () => channelId);
  }
  return channelMessage(attempt, channelId);
};

/** Creates a channel, and returns its id, or one that no channel has if it is refused. */
async function newChannel(
  attempt: Attempt,
  name: string,
  owner: Person,
  body: BodyInputOf<typeof createChannel>,
): Promise<string> {
  const created = await step(attempt, name, owner.call(createChannel, { body }), ({ channelId }) => channelId);
  return created?.channelId ?? crypto.randomUUID();
}

/** Adds or invites the reader. */
async function add(attempt: Attempt, channelId: string): Promise<void> {
  const { writer, reader } = attempt;
  const adding = writer.call(addChannelMember, { params: { channelId }, body: { memberId: reader.memberId } });
  await step(attempt, "add", adding, () => channelId);
}

const sayIn = (attempt: Attempt, channelId: string): Promise<void> =>
  say(attempt, attempt.writer.call(takeChannelSeat, { params: { channelId } }), channelId);

/** A message in a channel, as those in it read it. Nobody writes it to those who only supervise the channel. */
const channelMessage = ({ reader, text }: Attempt, channelId: string): Places => ({
  async arrived() {
    const { body, error } = await reader.call(readChannel, { params: { channelId } });
    if (error || body.role === "safeguarding_lead") return false;
    return await shows(reader, text, readChannelMessages, { params: { channelId } });
  },
  isReadBy: (guardian) => shows(guardian, text, readChannelMessages, { params: { channelId } }),
});

/** The name of a channel, as those who are in it or invited to it read it. */
const channelName = ({ reader, text }: Attempt, channelId: string): Places => ({
  async arrived() {
    if (await shows(reader, text, listInvitations)) return true;
    const { body, error } = await reader.call(listChannels);
    return !error && body.channels.some(({ name, role }) => name === text && role !== "safeguarding_lead");
  },
  isReadBy: (guardian) => shows(guardian, text, readChannel, { params: { channelId } }),
});

const byInvitation: Route = async (attempt) => {
  const channelId = await newChannel(attempt, "create", attempt.writer, { name: attempt.text, is_private: true });
  await add(attempt, channelId);
  return channelName(attempt, channelId);
};

/** Into a channel of the writer from a time when nobody else could supervise it. */
const intoEarlierChannel: Route = async (attempt) => {
  const { writer, text } = attempt;
  const owner = writer.memberId === "" ? [] : [writer];
  const channelId = await earlierChannel(attempt, { owner }, { isPrivate: true, name: text });
  await add(attempt, channelId);
  return channelName(attempt, channelId);
};

/** Into a channel of the writer by an invitation, both from a time when nobody else could supervise it. */
const afterEarlierInvitation: Route = async (attempt) => {
  const { server, writer, reader, steps } = attempt;
  if (writer.memberId === "") {
    steps.push("nobody invites");
    return nowhere;
  }
  const channelId = await earlierChannel(attempt, { owner: [writer] }, { isPrivate: true });
  const [invitation] = await server.database
    .fork()
    .execute<{ id: string }[]>(
      "insert into channel_invitations (thread_id, user_id, invited_by, expires_at) values (?, ?, ?, now() + interval '1 day') returning id",
      [channelId, reader.memberId, writer.memberId],
    );
  const params = { invitationId: invitation?.id ?? "" };
  const accepted = await step(attempt, "accept", reader.call(acceptInvitation, { params }), () => channelId);
  if (!accepted) return nowhere;
  await sayIn(attempt, channelId);
  return channelMessage(attempt, channelId);
};

const byQuestionNote: Route = async (attempt) => {
  const { writer, reader, text } = attempt;
  const waiting = (await reader.must(listOwnQuestions)).questions.find(({ state }) => state === "waiting");
  const ask = () => reader.must(askQuestion, { body: { text: `May I ask ${text}?`, shows_name: false } });
  const questionId = (waiting ?? (await ask()).questions[0])?.questionId ?? "";
  const body = { reason: "own_words", note: `No: ${text}` } as const;
  await step(attempt, "decline", writer.call(declineQuestion, { params: { questionId }, body }));
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

const byPodReply: Route = async (attempt) => {
  const { writer, reader, text } = attempt;
  const params = { requestId: await podRequestOf(reader) };
  await step(
    attempt,
    "decline",
    writer.call(declinePodRequest, { params, body: { reason: "own_words", reply: text } }),
  );
  return {
    arrived: () => shows(reader, text, listOwnPodRequests),
    isReadBy: (guardian) => shows(guardian, text, listDeclinedPodRequests),
  };
};

const byPod: Route = async (attempt) => {
  const { writer, reader, text } = attempt;
  const params = { requestId: await podRequestOf(reader) };
  const opening = writer.call(openPod, { params, body: { channelId: null, name: text } });
  const opened = await step(attempt, "open", opening, ({ channelId }) => channelId);
  return channelName(attempt, opened?.channelId ?? crypto.randomUUID());
};

/** To somebody unknown. */
const byConfessionAnswer: Route = async (attempt) => {
  const { server, writer, text } = attempt;
  const anyone = new Person(server.url);
  const entry = `Dear leaders, ${text}`;
  const body = { requestId: newRequestId(), text: entry };
  const sent = await step(attempt, "confess", anyone.call(sendConfession, { body }));
  if (!sent) return nowhere;
  const listed = await step(attempt, "list", writer.call(listConfessions, { query: { show: "waiting" } }));
  const confessionId = listed?.confessions.find((each) => each.excerpt === entry)?.confessionId ?? "";
  const params = { confessionId };
  if (listed) {
    const answer = { text: `Yes: ${text}`, seen: 1 };
    await step(attempt, "answer", writer.call(answerConfession, { params, body: answer }));
  }
  return {
    arrived: () => shows(anyone, `Yes: ${text}`, readConfession, { body: { slip: sent.slip } }),
    isReadBy: (guardian) => shows(guardian, `Yes: ${text}`, openConfession, { params }),
  };
};

/** Every way for words to one person or a small group. */
export const wordsRoutes = {
  "a message in a new conversation": inOpenedConversation,
  "a message": inEarlierConversation,
  "a message in a channel": inChannel,
  "a message in the reader’s channel": inReadersChannel,
  "a message in the reader’s earlier channel": inReadersEarlierChannel,
  "a message from before an invitation": beforeInvitation,
  "a message after an earlier invitation": afterEarlierInvitation,
  "an invitation": byInvitation,
  "an invitation into an earlier channel": intoEarlierChannel,
  "the note of a declined question": byQuestionNote,
  "the reply to a declined request": byPodReply,
  "the name of a pod": byPod,
  "an answer to a confession": byConfessionAnswer,
} satisfies Record<string, Route>;

export type RouteName = keyof typeof wordsRoutes;
