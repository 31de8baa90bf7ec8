import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { askAsParent, followRoadmap, sendRequest } from "../../schema/site/api.ts";
import type { Member } from "../platform/session.ts";
import { RequestEntity } from "./request.entity.ts";

export { parentRequestsWaiting } from "./needs-you.ts";

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
    language: request.language ?? null,
    user: member?.memberId ?? null,
  };
  await em.createQueryBuilder(RequestEntity).insert(row).onConflict().ignore().execute();
}

/** ENGAGE-40: saves an address for news of coming features, once. */
export async function saveRoadmapReader(
  em: EntityManager,
  member: Pick<Member, "memberId"> | null,
  { email, language }: BodyOf<typeof followRoadmap>,
): Promise<void> {
  const row = { kind: "roadmap", email, language: language ?? null, user: member?.memberId ?? null } as const;
  await em.createQueryBuilder(RequestEntity).insert(row).onConflict().ignore().execute();
}

/** PRIVACY-4, PRIVACY-5: saves what a parent asks. Nothing is looked up, so the reply tells nothing about the child. */
export async function saveParentRequest(em: EntityManager, request: BodyOf<typeof askAsParent>): Promise<void> {
  const row = {
    kind: "parent" as const,
    ask: request.ask,
    childName: request.childName,
    name: request.name,
    email: request.email ?? null,
    phone: request.phone || null,
    message: request.message || null,
    language: request.language ?? null,
  };
  await em.createQueryBuilder(RequestEntity).insert(row).onConflict().ignore().execute();
}
