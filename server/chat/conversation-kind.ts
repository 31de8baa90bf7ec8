import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberNews } from "../../rooms/member/ports.ts";
import type { Log } from "../platform/log.ts";
import type { TalkRules } from "../safety/safety.ts";
import type { ThreadKind } from "../thread/thread-ports.ts";
import { objectionsTo } from "./chat.ts";
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
