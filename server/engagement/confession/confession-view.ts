import type { EntityManager, Loaded } from "@mikro-orm/postgresql";
import type { ConfessionFile, ConfessionView } from "../../../schema/engagement/confession-api.ts";
import { CONFESSION_DAYS } from "../../../schema/limits.ts";
import { dayAfter } from "../../platform/date.ts";
import { Refusal } from "../../platform/refusal.ts";
import { namedMembers } from "../../profile/profile.ts";
import { type ConfessionEntity, ConfessionMessageEntity } from "./confession.entity.ts";

export type Confession = Loaded<InstanceType<typeof ConfessionEntity.class>>;
export type ConfessionMessage = Loaded<InstanceType<typeof ConfessionMessageEntity.class>>;

/** ENGAGE-16: what is older on this day is expired. */
export const oldestKeptDate = (today: string): string => dayAfter(today, -CONFESSION_DAYS);

export function stateOf(
  { closedOn, withdrawnOn }: Confession,
  messages: readonly ConfessionMessage[],
): ConfessionFile["state"] {
  if (withdrawnOn) return "withdrawn";
  if (closedOn) return "closed";
  return messages.at(-1)?.author === "leader" ? "answered" : "waiting";
}

/** The messages of an entry, oldest first. */
export const messagesOf = async (em: EntityManager, confession: Confession): Promise<ConfessionMessage[]> =>
  await em.find(ConfessionMessageEntity, { confession: confession.id }, { orderBy: { seq: "asc" } });

/** ENGAGE-13: what the writer sees. */
export async function viewOf(em: EntityManager, confession: Confession): Promise<ConfessionView> {
  const messages = await messagesOf(em, confession);
  const state = stateOf(confession, messages);
  if (state === "withdrawn") throw new Refusal("confession/not-found");
  return {
    state,
    messages: messages.map(({ author, text, writtenOn }) => ({ author, text, writtenOn })),
    expiresOn: dayAfter(confession.lastMessageOn, CONFESSION_DAYS),
  };
}

/** ENGAGE-14: what those see who read the box. */
export async function readConfessionFile(em: EntityManager, confession: Confession): Promise<ConfessionFile> {
  const messages = await messagesOf(em, confession);
  const namedOf = await namedMembers(
    em,
    messages.flatMap(({ leader }) => leader?.id ?? []),
  );
  return {
    confessionId: confession.id,
    state: stateOf(confession, messages),
    expiresOn: dayAfter(confession.lastMessageOn, CONFESSION_DAYS),
    messages: messages.map(({ author, text, writtenOn, leader, contactKind }) => ({
      author,
      text,
      writtenOn,
      leaderName: leader ? namedOf(leader.id).displayName : null,
      leaderRoles: leader ? namedOf(leader.id).roles : [],
      contactKind: contactKind ?? null,
    })),
  };
}
