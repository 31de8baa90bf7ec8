import type { InboxKind } from "../../../schema/site/admin-api.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { RequestEntity } from "../../../server/site/request.entity.ts";

interface Row {
  readonly kind?: InboxKind;
  readonly name?: string | null;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly user?: string;
  readonly createdAt?: Date;
}

/** Adds a request as if somebody had sent the form. Returns its id. */
export async function addRequest(database: Database, row: Row = {}): Promise<string> {
  const id = crypto.randomUUID();
  const sent = { id, kind: "join" as const, name: "Ngozi Obi", email: `${id.slice(0, 8)}@example.org`, ...row };
  await database.fork().insert(RequestEntity, sent);
  return id;
}
