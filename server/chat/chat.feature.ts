import type { Rooms } from "../../rooms/index.ts";
import type { MemberRooms } from "../member/member.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { type ThreadEnvironment, type ThreadRooms, threadPorts } from "../thread/thread-ports.ts";
import { chatRoutes } from "./chat.routes.ts";
import { conversationBroadcaster } from "./conversation-broadcaster.ts";
import { conversationKind } from "./conversation-kind.ts";
