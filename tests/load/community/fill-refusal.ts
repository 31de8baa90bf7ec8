import type { Client } from "pg";
import { demoMembers } from "../../../server/demo/demo.ts";
import { GENERATED_ADDRESS } from "./community-size.ts";

/** Why nothing may be added to this database. Null if it holds nobody, or the demo members alone. */
export async function refusalFor(client: Client, { isProduction }: { isProduction: boolean }): Promise<string | null> {
  if (isProduction) return "Generated members have no place in production. Nothing was added.";
  const { rows } = await client.query<{ generated: number; real: number }>(
    `select count(*) filter (where email like $1)::int as generated,
       count(*) filter (where email not like $1 and not email = any ($2))::int as real from users`,
    [`%${GENERATED_ADDRESS}`, demoMembers.map(({ email }) => email)],
  );
  const { generated = 0, real = 0 } = rows[0] ?? {};
  if (real > 0) return "This database holds real members. Nothing was added.";
  if (generated > 0)
    return "This database was filled before. Nothing was added. Choose another DATA_DIR to begin anew.";
  return null;
}
