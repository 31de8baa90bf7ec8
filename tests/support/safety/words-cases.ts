import { createChannel, readChannel } from "../../../schema/channel/api.ts";
import { readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import { createDevotion } from "../../../schema/devotion/admin-api.ts";
import { listDevotions } from "../../../schema/devotion/api.ts";
import { answerDevotion, listAnswers } from "../../../schema/devotion/response-api.ts";
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
  listOwnPodRequests,
  listPodRequests,
} from "../../../schema/engagement/pod-api.ts";
import {
  answerQuestion,
  askQuestion,
  declineQuestion,
  listAskedQuestions,
  listOwnQuestions,
  listQuestions,
} from "../../../schema/engagement/question-api.ts";
import { readEvent } from "../../../schema/event/api.ts";
import { createEvent } from "../../../schema/event/manage-api.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { readMember } from "../../../schema/member/api.ts";
import { listAnnouncements, sendAnnouncement } from "../../../schema/notification/admin-api.ts";
import { createPost, listPosts } from "../../../schema/post/api.ts";
import { readName, saveName } from "../../../schema/profile/api.ts";
import {
  actOnReport,
  closeReport,
  listNotices,
  listOwnReports,
  readReport,
  report,
  takeReport,
} from "../../../schema/safety/api.ts";
import { answerRequest, readRequest } from "../../../schema/site/admin-api.ts";
import { sendBatches } from "../../../server/notification/announcement/send-batches.ts";
import type { WordsKind } from "../../../server/safety/words/words-rules.ts";
import { Person } from "../account/people.ts";
import { saveForm } from "../account/profile-form.ts";
import { joinConversation, MINOR, newChatMember, openConversationWith } from "../chat/chat-member.ts";
import { storeDevotion } from "../devotion.ts";
import { devotionForm } from "../devotion-form.ts";
import { eventInput } from "../event/managed-event.ts";
import { comment, commentsSeen, publish } from "../post/posts.ts";
import { addRequest } from "../site/request-rows.ts";
import { dayFromToday } from "../today.ts";
import type { WordsCase, WordsWorld } from "./words-world.ts";

type Prepare = (world: WordsWorld) => Promise<WordsCase>;

/** The code of a refusal; `keep` gets what the server replied otherwise. */
async function codeOf<T extends { error: { code: string } | undefined; body: unknown }>(
  calling: Promise<T>,
  keep: (body: T["body"]) => void = () => {},
): Promise<string | undefined> {
  const { error, body } = await calling;
  if (!error) keep(body);
  return error?.code;
}

async function asked({ minor }: WordsWorld): Promise<string> {
  const text = `May I ask ${crypto.randomUUID()}?`;
  const { questions } = await minor.must(askQuestion, { body: { text, shows_name: false } });
  return questions.find((each) => each.text === text)?.questionId ?? "";
}

async function taken({ lead, minor, adult }: WordsWorld): Promise<string> {
  const { reportId } = await minor.must(report, {
    body: { subject: { kind: "profile", memberId: adult.memberId }, reason: "bullying" },
  });
  await lead.must(takeReport, { params: { reportId } });
  return reportId;
}

async function confessed(world: WordsWorld, text: string): Promise<{ slip: string; confessionId: string }> {
  const { slip } = await new Person(world.server.url).must(sendConfession, {
    body: { requestId: newRequestId(), text },
  });
  const { confessions } = await world.lead.must(listConfessions, { query: { show: "waiting" } });
  return { slip, confessionId: confessions.find(({ excerpt }) => excerpt === text)?.confessionId ?? "" };
}

/** How each kind of words is written, read and reported. */
export const wordsCases: Partial<Record<WordsKind, Prepare>> = {
  async message({ adult, minor }) {
    const conversationId = await openConversationWith(adult, minor.memberId);
    const params = { conversationId };
    let seq = 0;
    async function write(content: string): Promise<string | undefined> {
      const { error } = await adult.call(takeChatSeat, { params });
      if (error) return error.code;
      const room = await joinConversation(adult, conversationId);
      const { code, message } = await room.ask("send", { content });
      await room.room.leave();
      // A lead has come back (SAFE-9).
      if (code === "chat/now-supervised") return await write(content);
      seq = message?.seq ?? seq;
      return code;
    }
    return {
      writer: adult,
      write,
      read: () => minor.must(readMessages, { params }),
      report: async () => [minor, { kind: "message", threadId: conversationId, seq }],
      alone: "chat/not-allowed",
    };
  },

  async channel({ adult, another }) {
    let channelId = "";
    return {
      writer: adult,
      write: (name) =>
        codeOf(adult.call(createChannel, { body: { name, is_private: false } }), (made) => {
          channelId = made.channelId;
        }),
      read: () => another.must(readChannel, { params: { channelId } }),
      report: async () => [another, { kind: "channel", channelId }],
    };
  },

  async roomName({ adult, another }) {
    let roomId = "";
    return {
      writer: adult,
      write: (roomName) =>
        codeOf(adult.call(createRoom, { body: { gameType: "trivia", timeLimit: 30, rounds: 5, roomName } }), (made) => {
          roomId = made.roomId;
        }),
      read: () => another.must(listRooms),
      report: async () => [another, { kind: "game_room", roomId }],
    };
  },

  async name({ adult, another }) {
    const { memberId } = adult;
    return {
      writer: adult,
      write: (full_name) => codeOf(adult.call(saveName, { body: { full_name } })),
      read: () => another.must(readMember, { params: { memberId } }),
      report: async () => [another, { kind: "profile", memberId }],
    };
  },

  async bio({ adult, another }) {
    const { memberId } = adult;
    const { full_name } = await adult.must(readName);
    const kept = { full_name: full_name ?? "", date_of_birth: null };
    return {
      writer: adult,
      write: (bio) => codeOf(saveForm(adult, { ...kept, bio })),
      read: () => another.must(readMember, { params: { memberId } }),
      report: async () => [another, { kind: "profile", memberId }],
    };
  },

  async post({ admin, minor }) {
    let postId = "";
    return {
      writer: admin,
      write: (content) =>
        codeOf(admin.call(createPost, { body: { content } }), (made) => {
          postId = made.postId;
        }),
      read: () => minor.must(listPosts, { query: {} }),
      report: async () => [minor, { kind: "post", postId }],
    };
  },

  async comment({ admin, adult, minor }) {
    const postId = await publish(admin);
    let commentId = "";
    return {
      writer: adult,
      write: (content) =>
        codeOf(comment(adult, postId, content), (made) => {
          commentId = made.commentId;
        }),
      read: () => commentsSeen(minor, postId),
      report: async () => [minor, { kind: "post_comment", commentId }],
      alone: "post/unsupervised",
    };
  },

  async question({ server, minor, mentor, adult }) {
    let questionId = "";
    return {
      writer: minor,
      write: (text) =>
        codeOf(minor.call(askQuestion, { body: { text, shows_name: false } }), ({ questions }) => {
          questionId = questions.find((each) => each.text === text)?.questionId ?? "";
        }),
      async read() {
        await mentor.must(answerQuestion, { params: { questionId }, body: { answer: "Pray about it." } });
        return await new Person(server.url).must(listQuestions, { query: {} });
      },
      report: async () => [adult, { kind: "question", questionId }],
    };
  },

  async questionAnswer(world) {
    const { server, mentor, minor } = world;
    const questionId = await asked(world);
    return {
      writer: mentor,
      write: (answer) => codeOf(mentor.call(answerQuestion, { params: { questionId }, body: { answer } })),
      read: () => new Person(server.url).must(listQuestions, { query: {} }),
      report: async () => [minor, { kind: "question", questionId }],
    };
  },

  async questionNote(world) {
    const { mentor, minor, lead } = world;
    const questionId = await asked(world);
    return {
      writer: mentor,
      write: (note) =>
        codeOf(mentor.call(declineQuestion, { params: { questionId }, body: { reason: "own_words", note } })),
      read: async () => [
        await minor.must(listOwnQuestions),
        await lead.must(listAskedQuestions, { query: { state: "declined" } }),
      ],
      report: async () => [minor, { kind: "question_note", questionId }],
      alone: "safety/nobody-reads-along",
    };
  },

  async podRequest({ minor, mentor }) {
    return {
      writer: minor,
      write: (message) => codeOf(minor.call(askForPod, { body: { topic: "faith", message } })),
      read: () => mentor.must(listPodRequests),
    };
  },

  async podReply({ server, mentor }) {
    const asker = await newChatMember(server.url, "Esi Boateng", MINOR);
    const { requests } = await asker.must(askForPod, { body: { topic: "faith", message: "Will you teach me?" } });
    const requestId = requests[0]?.requestId ?? "";
    return {
      writer: mentor,
      write: (reply) =>
        codeOf(mentor.call(declinePodRequest, { params: { requestId }, body: { reason: "own_words", reply } })),
      read: () => asker.must(listOwnPodRequests),
      report: async () => [asker, { kind: "pod_reply", requestId }],
      alone: "safety/nobody-reads-along",
    };
  },

  async confession(world) {
    let confessionId = "";
    return {
      writer: world.minor,
      async write(text) {
        confessionId = (await confessed(world, text)).confessionId;
        return confessionId === "" ? "confession/not-found" : undefined;
      },
      read: async () => [
        await world.lead.must(openConfession, { params: { confessionId } }),
        await world.lead.must(listConfessions, { query: { show: "waiting" } }),
      ],
    };
  },

  async confessionAnswer(world) {
    const { server, lead } = world;
    const { slip, confessionId } = await confessed(world, "Will you answer me?");
    return {
      writer: lead,
      write: (text) => codeOf(lead.call(answerConfession, { params: { confessionId }, body: { text, seen: 1 } })),
      read: () => new Person(server.url).must(readConfession, { body: { slip } }),
      alone: "safety/nobody-reads-along",
    };
  },

  async event({ server, mentor, minor }) {
    let eventId = "";
    return {
      writer: mentor,
      write: (title) =>
        codeOf(mentor.call(createEvent, { body: eventInput({ title }) }), (made) => {
          eventId = made.eventId;
        }),
      read: () => new Person(server.url).must(readEvent, { params: { eventId } }),
      report: async () => [minor, { kind: "event", eventId }],
    };
  },

  async announcement({ server, admin, minor }) {
    const announcement = { announcementId: crypto.randomUUID(), title: "News", audience: "everyone" } as const;
    return {
      writer: admin,
      write: (text) =>
        codeOf(
          admin.call(sendAnnouncement, {
            body: { ...announcement, text, role: null, eventId: null, scheduledFor: null },
          }),
        ),
      read: () => admin.must(listAnnouncements, { query: { page: 1 } }),
      async report() {
        const { announcementId } = announcement;
        await sendBatches(server.database, announcementId);
        return [minor, { kind: "announcement", announcementId }];
      },
    };
  },

  async devotion({ server, admin, minor }) {
    let devotionId = "";
    return {
      writer: admin,
      write: (content) =>
        codeOf(admin.call(createDevotion, { body: devotionForm({ content, publish: true }) }), (made) => {
          devotionId = made.devotionId;
        }),
      read: () => new Person(server.url).must(listDevotions),
      report: async () => [minor, { kind: "devotion", devotionId }],
    };
  },

  async devotionAnswer({ server, adult, minor }) {
    const devotionId = await storeDevotion(server.database.fork(), { date: dayFromToday(-50) });
    const params = { devotionId };
    let answerId = "";
    return {
      writer: adult,
      write: (content) =>
        codeOf(adult.call(answerDevotion, { params, body: { content } }), (made) => {
          answerId = made.answerId;
        }),
      read: () => minor.must(listAnswers, { params, query: {} }),
      report: async () => [minor, { kind: "devotion_answer", answerId }],
      alone: "safety/nobody-reads-along",
    };
  },

  async requestAnswer({ server, admin }) {
    const params = { requestId: await addRequest(server.database) };
    return {
      writer: admin,
      write: (answer) => codeOf(admin.call(answerRequest, { params, body: { answer } })),
      read: () => admin.must(readRequest, { params }),
    };
  },

  async reportNote({ adult, another, lead }) {
    let reportId = "";
    const subject = { kind: "profile", memberId: another.memberId } as const;
    return {
      writer: adult,
      write: (note) =>
        codeOf(adult.call(report, { body: { subject, reason: "other", note } }), (filed) => {
          reportId = filed.reportId;
        }),
      read: () => lead.must(readReport, { params: { reportId } }),
    };
  },

  async outcome(world) {
    const params = { reportId: await taken(world) };
    return {
      writer: world.lead,
      write: (outcome) => codeOf(world.lead.call(closeReport, { params, body: { outcome } })),
      read: () => world.minor.must(listOwnReports),
    };
  },

  async notice(world) {
    const params = { reportId: await taken(world) };
    return {
      writer: world.lead,
      write: (reason) => codeOf(world.lead.call(actOnReport, { params, body: { kind: "warn", reason } })),
      read: () => world.adult.must(listNotices),
    };
  },
};
