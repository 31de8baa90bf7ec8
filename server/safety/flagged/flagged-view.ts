import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ShownName } from "../../../schema/member/shown-member.ts";
import type { FlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { ChannelEntity } from "../../channel/channel.entity.ts";
import { ConversationEntity } from "../../chat/conversation.entity.ts";
import type { Member } from "../../platform/session.ts";
import { DELETED_MEMBER, namedMembers } from "../../profile/profile.ts";
import { ThreadMemberEntity } from "../../thread/thread.entity.ts";
import type { MessageFlagEntity } from "./message-flag.entity.ts";

/** A flag with its message and the message's thread. */
export type LoadedFlag = Loaded<InstanceType<typeof MessageFlagEntity.class>, "message.thread">;

type Named = { readonly id: string } | null | undefined;

/** Presents flags with the names of their members and threads, which are loaded in a few queries. */
export async function flaggedPresenter(
  em: EntityManager,
  { memberId }: Member,
  flags: readonly LoadedFlag[],
): Promise<(flag: LoadedFlag) => FlaggedMessage> {
  const thread = { $in: [...new Set(flags.map(({ message }) => message.thread.id))] };
  const channels = new Map((await em.find(ChannelEntity, { thread })).map((each) => [each.thread.id, each]));
  const conversations = new Map((await em.find(ConversationEntity, { thread })).map((each) => [each.thread.id, each]));
  const own = new Set((await em.find(ThreadMemberEntity, { thread, user: memberId })).map((each) => each.thread.id));
  const pairOf = (threadId: string): Named[] => {
    const conversation = conversations.get(threadId);
    return conversation ? [conversation.participant1, conversation.participant2] : [];
  };
  const people = flags.flatMap(({ message, reviewer }) => [message.sender, reviewer, ...pairOf(message.thread.id)]);
  const namedOf = await namedMembers(
    em,
    people.flatMap((person) => person?.id ?? []),
  );
  const named = (person: Named) => (person ? namedOf(person.id) : null);
  const peopleIn = (threadId: string): ShownName[] =>
    pairOf(threadId).map((one) => {
      if (!one) return { displayName: DELETED_MEMBER, roles: [] };
      const { displayName, roles } = namedOf(one.id);
      return { displayName, roles };
    });
  return ({ message, kind, flaggedAt, reviewedAt, reviewer }) => ({
    messageId: message.id,
    kind,
    sender: named(message.sender),
    thread: {
      threadId: message.thread.id,
      kind: message.thread.kind,
      name: channels.get(message.thread.id)?.name ?? null,
      people: peopleIn(message.thread.id),
      isReader: own.has(message.thread.id),
    },
    flaggedAt: flaggedAt.getTime(),
    reviewedAt: reviewedAt?.getTime() ?? null,
    reviewer: named(reviewer),
  });
}
