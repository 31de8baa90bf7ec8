import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { MemberNews } from "../../rooms/member/ports.ts";
import type { Kept, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import { MESSAGES_PER_MINUTE } from "../../schema/limits.ts";
import type { Log } from "../platform/log.ts";
import type { TalkRules } from "../safety/safety.ts";
import { deleteMessage, editMessage, keepMessage, markRead } from "../thread/thread.ts";
import { objectionTo } from "./chat.ts";
import { viewsOf } from "./conversation-view.ts";

/** The lines over which members hear wherever they are. */
export interface Lines {
  onLine(memberIds: readonly string[]): readonly string[];
  tell(memberId: string, news: MemberNews): void;
}

/** Tells everybody in a conversation who has a line open how it stands now. Never rejects: the next news tell it too. */
export function conversationTeller(database: { fork(): EntityManager }, lines: () => Lines, log: Pick<Log, "warn">) {
  return async (threadId: string): Promise<void> => {
    try {
      const em = database.fork();
      const members = await em.execute<{ user_id: string }[]>(
        "select user_id from thread_members where thread_id = ?",
        [threadId],
      );
      const listening = lines().onLine(members.map((member) => member.user_id));
      for (const [memberId, conversation] of await viewsOf(em, threadId, listening)) {
        lines().tell(memberId, { type: "conversation", payload: { conversation } });
      }
    } catch (error) {
      log.warn({ threadId, error }, "a conversation's members were not told");
    }
  };
}

/** What the conversations' rooms need kept. */
export function chatPorts(
  database: { fork(): EntityManager },
  rules: TalkRules,
  { told, log }: { told: (threadId: string) => Promise<void>; log: Pick<Log, "error"> },
): ThreadPorts {
  // In memory, because it guards against a finger on a key and not against an account: those are counted in the database.
  const pace = new RateLimiterMemory({ points: MESSAGES_PER_MINUTE, duration: 60 });

  const changed = async (threadId: string, kept: Kept): Promise<Kept> => {
    if ("message" in kept) void told(threadId);
    return kept;
  };

  return {
    async keepMessage(sent) {
      const em = database.fork();
      const objection = await objectionTo(em, rules, sent.threadId, sent.memberId);
      if (objection) return { refused: objection };
      if (!(await isPaced(pace, sent.memberId))) return { refused: "message/too-many" };
      const { message } = await keepMessage(em, sent);
      return changed(sent.threadId, { message });
    },
    editMessage: async (edit) => {
      const em = database.fork();
      const objection = await objectionTo(em, rules, edit.threadId, edit.memberId);
      return objection ? { refused: objection } : changed(edit.threadId, await editMessage(em, edit));
    },
    deleteMessage: async (deletion) => changed(deletion.threadId, await deleteMessage(database.fork(), deletion)),
    async markRead(reading) {
      if (await markRead(database.fork(), reading)) void told(reading.threadId);
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
