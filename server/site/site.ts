import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { sendRequest } from "../../schema/site/api.ts";
import type { Member } from "../platform/session.ts";

/** Keeps what somebody, or this member, asks of the leaders; the same words again on one day change nothing. */
export async function keepRequest(
  member: Pick<Member, "memberId"> | null,
  em: EntityManager,
  request: BodyOf<typeof sendRequest>,
): Promise<void> {
  await em.execute(
    `insert into requests (kind, name, email, phone, message, user_id) values (?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
    [
      request.kind,
      request.name,
      request.email,
      request.phone || null,
      request.message || null,
      member?.memberId ?? null,
    ],
  );
}
