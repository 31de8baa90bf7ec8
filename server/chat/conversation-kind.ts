import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberLines } from "../member/member.ts";
import type { Log } from "../platform/log.ts";
import type { TalkRules } from "../safety/safety.ts";
import { readersOf } from "../thread/thread.ts";
import type { ThreadKind } from "../thread/thread-ports.ts";
import { objectionsTo } from "./chat.ts";
import { findConversation, viewsOf } from "./conversation-view.ts";

/** Says how a conversation stands now to those of its members who have a line open; all of them, or these. */
export type TellConversation = (threadId: string, memberIds?: readonly string[]) => Promise<void>;

/** In a lively conversation its members hear so often how it stands. */
const PAUSE_MS = 200;

/** The teller never rejects: the next news tell it too. Of many news of a conversation the first are told at once. */
export function conversationTeller(
  database: { fork(): EntityManager },
  rules: TalkRules,
  lines: () => MemberLines,
  log: Pick<Log, "warn">,
): TellConversation {
  /** Whom to tell after the pause, by conversation; null for everybody. */
  const turns = new Map<string, Set<string> | null>();

  async function tellNow(threadId: string, memberIds: readonly string[] | undefined): Promise<void> {
    try {
      const em = database.fork();
      const listening = await lines().onLine(memberIds ?? (await readersOf(em, threadId)));
      for (const [memberId, conversation] of await viewsOf(em, rules, threadId, listening)) {
        lines().tell(memberId, { type: "conversation", payload: { conversation } });
      }
    } catch (error) {
      log.warn({ threadId, error }, "a conversation's members were not told");
    }
  }

  async function tell(threadId: string, memberIds?: readonly string[]): Promise<void> {
    const next = turns.get(threadId);
    if (next !== undefined) {
      if (!memberIds) turns.set(threadId, null);
      else for (const memberId of memberIds) next?.add(memberId);
      return;
    }
    turns.set(threadId, new Set());
    await tellNow(threadId, memberIds);
    setTimeout(() => {
      const due = turns.get(threadId);
      turns.delete(threadId);
      if (due === null) void tell(threadId);
      else if (due && due.size > 0) void tell(threadId, [...due]);
    }, PAUSE_MS).unref();
  }

  return tell;
}

/** What is particular about conversations. */
export function conversationKind(rules: TalkRules, tell: TellConversation): ThreadKind {
  return {
    mayEnter: async (em, threadId, memberId) =>
      (await findConversation(em, rules, memberId, threadId))?.canWrite === true,
    objectionsTo: (tx, asked) => objectionsTo(tx, rules, asked),
    newsworthy: ["chat/now-accompanied"],
    notesEveryMessage: true,
    tell,
  };
}
