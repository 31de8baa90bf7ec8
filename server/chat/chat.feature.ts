import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import type { TalkRules } from "../safety/safety.ts";
import { type ThreadEnvironment, threadPorts } from "../thread/thread-ports.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationKind, conversationTeller } from "./conversation-kind.ts";

interface ChatNeeds {
  readonly live: Late<Rooms>;
  readonly policy: TalkRules;
  readonly threads: ThreadEnvironment;
}

export function openChat(core: Core, { live, policy, threads }: ChatNeeds) {
  const tellConversation = conversationTeller(core.database, policy, live.get, core.log);
  const feature = {
    routes: chatRoutes({
      ...core,
      talkRules: policy,
      chatRooms: { enterChat: (...asked) => live.get().enterChat(...asked) },
      tellConversation,
    }),
    ports: threadPorts(core.database, conversationKind(policy, tellConversation), threads),
    tellConversation,
  };
  return feature satisfies Feature;
}
