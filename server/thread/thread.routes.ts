import { threadApi } from "../../schema/thread/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Route, route } from "../platform/route.ts";
import { listReactions } from "./reaction.ts";

const HOUR = 60 * 60;

export function threadRoutes({ openRateLimit }: { openRateLimit: OpenRateLimit }): Route[] {
  const readings = openRateLimit({ name: "reactions", tries: 600, seconds: HOUR });
  return [
    route(threadApi.listReactions, async ({ em, member: { memberId }, params }) => {
      await readings.consume(memberId);
      const reactions = await listReactions(em, { memberId, ...params });
      if (!reactions) throw new Refusal("thread/message-not-found");
      return { reactions };
    }),
  ];
}
