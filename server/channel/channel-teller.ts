import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { MemberLines } from "../member/member.ts";
import type { Database } from "../platform/database.ts";
import type { Log } from "../platform/log.ts";
import type { TalkRules } from "../safety/safety.ts";
import { readersOf } from "../thread/thread.ts";
import { viewsOf } from "./channel-view.ts";

/** CHANNEL-13: a channel's members hear no more often than this how it stands. */
const PAUSE_MS = 1_000;
/** Sockets of who lost a role are closed after this, whether or not it could be told what is gone with it. */
const ROLE_LOSS_MS = 500;

const accompaniedBy = {
  name: "channels-accompanied",
  text: `select own.thread_id, own.role = 'safeguarding_lead' as is_gone
    from thread_members own join community_channels channel on channel.thread_id = own.thread_id
    where own.user_id = $1 and channel.is_private and channel.closed_at is null and not is_safeguarding_lead(own.user_id)`,
};

interface Surroundings {
  readonly lines: () => MemberLines;
  readonly tellNotifications: (memberIds: readonly string[], what: "read") => void;
  readonly log: Pick<Log, "warn">;
}

/** What waits to be told of one channel, from the first word until the pause after the last. */
interface Turn {
  /** Whom to tell next; null for everybody. */
  next: Set<string> | null;
  /** Those who left meanwhile: what was looked up before is not told after they heard that it is gone. */
  readonly gone: Set<string>;
}

/** Tells members how their channels stand. Never rejects: the next news tell it too. */
export interface ChannelTeller {
  /** All who are in it, or these; those alone who have a line open. */
  tell(channelId: string, memberIds?: readonly string[]): Promise<void>;
  /** CHANNEL-8: these were in it and are not any more. */
  gone(channelId: string, memberIds: readonly string[], why: ChannelLoss): void;
  /** The same for who may have read along, by a role that is lost or suspended, and everybody there sees that they do not. */
  roleLost(memberId: string): Promise<void>;
}

export function channelTeller(
  database: Pick<Database, "fork" | "run">,
  rules: TalkRules,
  { lines, tellNotifications, log }: Surroundings,
): ChannelTeller {
  const turns = new Map<string, Turn>();

  async function tellNow(channelId: string, turn: Turn, memberIds: readonly string[] | undefined): Promise<void> {
    try {
      const em = database.fork();
      const listening = await lines().onLine(memberIds ?? (await readersOf(em, channelId)));
      for (const [memberId, channel] of await viewsOf(em, rules, channelId, listening)) {
        if (!turn.gone.has(memberId)) lines().tell(memberId, { type: "channel", payload: { channel } });
      }
    } catch (error) {
      log.warn({ channelId, error }, "a channel's members were not told");
    }
  }

  async function tell(channelId: string, memberIds?: readonly string[]): Promise<void> {
    const running = turns.get(channelId);
    if (running) return wait(running, memberIds);
    const turn: Turn = { next: new Set(), gone: new Set() };
    turns.set(channelId, turn);
    await tellNow(channelId, turn, memberIds);
    setTimeout(() => {
      turns.delete(channelId);
      if (turn.next === null) void tell(channelId);
      else if (turn.next.size > 0) void tell(channelId, [...turn.next]);
    }, PAUSE_MS).unref();
  }

  function gone(channelId: string, memberIds: readonly string[], why: ChannelLoss): void {
    const turn = turns.get(channelId);
    for (const memberId of memberIds) {
      turn?.gone.add(memberId);
      lines().tell(memberId, { type: "channelGone", payload: { channelId, why } });
    }
    // NOTICE-6: what they were notified of there is not counted any more.
    tellNotifications(memberIds, "read");
  }

  async function roleLost(memberId: string): Promise<void> {
    try {
      type Row = { thread_id: string; is_gone: boolean };
      for (const row of await database.run<Row>(accompaniedBy, [memberId], ROLE_LOSS_MS)) {
        if (row.is_gone) gone(row.thread_id, [memberId], "role");
        void tell(row.thread_id);
      }
    } catch (error) {
      log.warn({ memberId, error }, "who lost a role was not told what is gone with it");
    }
  }

  return { tell, gone, roleLost };
}

function wait(turn: Turn, memberIds: readonly string[] | undefined): void {
  if (!memberIds) turn.next = null;
  else for (const memberId of memberIds) turn.next?.add(memberId);
}
