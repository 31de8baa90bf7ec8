import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { MemberNews } from "../../rooms/member/ports.ts";
import type { Kept, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import { MESSAGES_PER_MINUTE, SIGNS_PER_MINUTE } from "../../schema/limits.ts";
import type { Log } from "../platform/log.ts";
import type { TalkRules } from "../safety/safety.ts";
import { deleteMessage, editMessage, findKept, isKeptAlready, keepMessage, markRead } from "../thread/thread.ts";
import { objectionTo } from "./chat.ts";
import { findConversation, viewsOf } from "./conversation-view.ts";

/** The lines over which members hear wherever they are. */
export interface Lines {
  onLine(memberIds: readonly string[]): readonly string[];
  tell(memberId: string, news: MemberNews): void;
}

/** Says how a conversation stands now to those of its members who have a line open; all of them, or these. */
export type TellConversation = (threadId: string, memberIds?: readonly string[]) => Promise<void>;

/** The teller never rejects: the next news tell it too. */
export function conversationTeller(
  database: { fork(): EntityManager },
  rules: TalkRules,
  lines: () => Lines,
  log: Pick<Log, "warn">,
): TellConversation {
  return async (threadId, memberIds) => {
    try {
      const em = database.fork();
      const listening = lines().onLine(memberIds ?? (await readersOf(em, threadId)));
      for (const [memberId, conversation] of await viewsOf(em, rules, threadId, listening)) {
        lines().tell(memberId, { type: "conversation", payload: { conversation } });
      }
    } catch (error) {
      log.warn({ threadId, error }, "a conversation's members were not told");
    }
  };
}

async function readersOf(em: EntityManager, threadId: string): Promise<string[]> {
  const rows = await em.execute<{ user_id: string }[]>("select user_id from thread_readers where thread_id = ?", [
    threadId,
  ]);
  return rows.map((row) => row.user_id);
}

type Asked = { readonly threadId: string; readonly memberId: string };

/** What the conversations' rooms need kept. */
export function chatPorts(
  database: { fork(): EntityManager },
  rules: TalkRules,
  { tell, log }: { tell: TellConversation; log: Pick<Log, "error"> },
): ThreadPorts {
  // In memory: they guard against a finger on a key, and each server against its own load.
  const words = new RateLimiterMemory({ points: MESSAGES_PER_MINUTE, duration: 60 });
  const signs = new RateLimiterMemory({ points: SIGNS_PER_MINUTE, duration: 60 });

  /** Does the work where the member may write, in one transaction with finding so. */
  async function where(asked: Asked, work: (tx: EntityManager) => Promise<Kept>): Promise<Kept> {
    if (!(await isPaced(words, asked.memberId))) return { refused: "message/too-many" };
    const kept = await database.fork().transactional(async (tx): Promise<Kept> => {
      const objection = await objectionTo(tx, rules, asked.threadId, asked.memberId);
      return objection ? { refused: objection } : await work(tx);
    });
    const isNew = "message" in kept ? kept.isNews : kept.refused === "chat/now-accompanied";
    if (isNew) void tell(asked.threadId);
    return kept;
  }

  return {
    async mayEnter({ threadId, memberId }) {
      return (await findConversation(database.fork(), rules, memberId, threadId))?.canWrite === true;
    },
    async keepMessage(sent) {
      const known = await findKept(database.fork(), sent);
      if (known) return { message: known, isNews: false };
      try {
        return await where(sent, async (tx) => ({ message: await keepMessage(tx, sent), isNews: true }));
      } catch (error) {
        const message = isKeptAlready(error) ? await findKept(database.fork(), sent) : null;
        if (!message) throw error;
        return { message, isNews: false };
      }
    },
    editMessage: (edit) => where(edit, (tx) => editMessage(tx, edit)),
    async deleteMessage(deletion) {
      if (!(await isPaced(words, deletion.memberId))) return { refused: "message/too-many" };
      const kept = await deleteMessage(database.fork(), deletion);
      if ("message" in kept && kept.isNews) void tell(deletion.threadId);
      return kept;
    },
    async markRead(reading) {
      // A cursor that is not moved now is moved by the next message that is read.
      if (!(await isPaced(signs, reading.memberId))) return;
      if (await markRead(database.fork(), reading)) void tell(reading.threadId, [reading.memberId]);
    },
    reportFailure: ({ roomId, doing, error }) => log.error({ roomId, doing, error }, "a conversation's room failed"),
  };
}

async function isPaced(limiter: RateLimiterMemory, memberId: string): Promise<boolean> {
  try {
    await limiter.consume(memberId);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
