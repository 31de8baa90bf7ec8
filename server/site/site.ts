import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { sendRequest } from "../../schema/site/api.ts";
import type { Member } from "../platform/session.ts";
import { RequestEntity } from "./request.entity.ts";

/** Saves a request to the leaders, from a visitor or this member. The same request on the same day is saved once. */
export async function saveRequest(
  em: EntityManager,
  member: Pick<Member, "memberId"> | null,
  request: BodyOf<typeof sendRequest>,
): Promise<void> {
  const row = {
    kind: request.kind,
    name: request.name,
    email: request.email,
    phone: request.phone || null,
    message: request.message || null,
    user: member?.memberId ?? null,
  };
  await em.createQueryBuilder(RequestEntity).insert(row).onConflict().ignore().execute();
}

/** ENGAGE-40: saves an address for news of coming features, once. */
export async function saveRoadmapReader(
  em: EntityManager,
  member: Pick<Member, "memberId"> | null,
  email: string,
): Promise<void> {
  const row = { kind: "roadmap", email, user: member?.memberId ?? null } as const;
  await em.createQueryBuilder(RequestEntity).insert(row).onConflict().ignore().execute();
}
