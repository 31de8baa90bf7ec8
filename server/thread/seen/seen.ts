import type { EntityManager } from "@mikro-orm/postgresql";
import type { SeenMark, SeenRequest } from "../../../rooms/support/thread/ports.ts";
import type { ShownMember } from "../../../schema/member/shown-member.ts";
import { type SeenAudience, seenAudiences } from "../../../schema/thread/seen.ts";
import type { SeenSetting } from "../../../schema/thread/seen-api.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { adultIfBornBy, type MessagingPolicy } from "../../safety/safety.ts";
import { SeenSettingEntity } from "./seen.entity.ts";
import { selectAccess, selectAll, selectAudience, selectMoved } from "./seen-store.ts";

/** Null if ages do not matter in this community. Then everyone counts as an adult (THREAD-75). */
const bornBy = (policy: MessagingPolicy): string | null => (policy.isOpenToAll ? null : adultIfBornBy(policy));

/** THREAD-78: what members who have just read show to these viewers. One statement, however many they are. */
export async function findSeenMarks(
  source: StatementSource,
  policy: MessagingPolicy,
  { threadId, viewerIds, readings }: SeenRequest,
): Promise<SeenMark[]> {
  const readers = [readings.map(({ memberId }) => memberId), readings.map(({ after }) => after)];
  return await selectMoved(source, [threadId, bornBy(policy), viewerIds, ...readers]);
}

/** THREAD-73: who has read messages of this member, as far as they show it. Null if the member cannot read the thread. */
export async function listSeenMarks(
  source: StatementSource,
  policy: MessagingPolicy,
  { threadId, memberId }: { threadId: string; memberId: string },
): Promise<(ShownMember & { seq: number })[] | null> {
  if ((await selectAccess(source, [threadId, memberId])).length === 0) return null;
  const rows = await selectAll(source, [threadId, bornBy(policy), [memberId]]);
  return rows.map(({ viewerId: _, ...mark }) => mark);
}

export async function readSeenSetting(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
): Promise<SeenSetting> {
  const [row] = await selectAudience(em, [memberId, bornBy(policy)]);
  if (!row) throw new Error("a query without conditions found nothing");
  if (!policy.isOpenToAll) return { audience: row.audience, choices: [...seenAudiences] };
  // Chosen while ages mattered. Now nobody is among the young.
  const audience = row.audience === "young" ? "nobody" : row.audience;
  return { audience, choices: ["everyone", "nobody"] };
}

export async function saveSeenSetting(em: EntityManager, memberId: string, audience: SeenAudience): Promise<void> {
  await em.upsert(SeenSettingEntity, { user: memberId, audience, updatedAt: new Date() });
}
