import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { postRoutes } from "./post.routes.ts";

export const openPosts = (messagingPolicy: MessagingPolicy): Feature => ({ routes: postRoutes(messagingPolicy) });
