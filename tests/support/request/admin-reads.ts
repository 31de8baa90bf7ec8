import { z } from "zod";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { declaredEndpoints, schemaOf } from "./declared-input.ts";

/** Lists that the admin area shows although other leaders read them too. */
const shared: ReadonlySet<string> = new Set(["eventManage.listManagedEvents"]);

/** What admins read: each GET endpoint that is declared for them alone, by its name, and the shared lists. */
export const adminReads = declaredEndpoints.filter(
  ([name, { caller, method }]) => (caller === "admin" && method === "GET") || shared.has(name),
);

/** Where the ids in their addresses come from: the one with the most to show. */
const idSources: Readonly<Record<string, string>> = {
  memberId: "select user_id as id from user_activity group by 1 order by count(*) desc, 1 limit 1",
  devotionId: "select id from devotions order by date, id limit 1",
  postId: "select post_id as id from post_comments group by 1 order by count(*) desc, 1 limit 1",
  questionId:
    "select question_id as id from game_rounds where question_id is not null group by 1 order by count(*) desc, 1 limit 1",
  eventId: "select event_id as id from event_registrations group by 1 order by count(*) desc, 1 limit 1",
  reconciliationId: "select id from reconciliations order by started_at, id limit 1",
  requestId: "select id from requests order by created_at, id limit 1",
};

/** The parameters of an endpoint's address, from the rows of this database. */
export async function paramsFor(
  { path }: Endpoint,
  rowsOf: (sql: string) => Promise<readonly { id: string }[]>,
): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const [, name = ""] of path.matchAll(/:(\w+)/g)) {
    const source = idSources[name];
    if (source === undefined) throw new Error(`${path}: say here where a ${name} comes from`);
    const [row] = await rowsOf(source);
    if (!row) throw new Error(`${path}: there is no ${name}`);
    params[name] = row.id;
  }
  return params;
}

/** What somebody may type into the texts of a query, by their name. */
const typed: Readonly<Record<string, string>> = { q: "ada", search: "ada", actor: "ada", member: "ada" };

/** One way to ask an endpoint. */
export interface Variant {
  /** For instance `sort=name`. Empty for the first page as it opens. */
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The most choices of one filter that are asked for. The audit log has fifty kinds, which cost the same. */
const CHOICES_ASKED = 6;

/** The first page as it opens, the choices of each sort and filter, and each search. Pages are left to the caller. */
export function variantsOf(endpoint: Endpoint): Variant[] {
  const schema = schemaOf(endpoint, "query");
  const shape = schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];
  const required = Object.fromEntries(
    shape.flatMap(([key, each]) =>
      each.safeParse(undefined).success ? [] : [[key, typed[key] ?? choicesIn(each)[0] ?? ""] as const],
    ),
  );
  const others = shape.flatMap(([key, each]) =>
    [...choicesIn(each).slice(0, CHOICES_ASKED), ...(key in typed && !(key in required) ? [typed[key] ?? ""] : [])].map(
      (value) => ({
        name: `${key}=${value}`,
        query: { ...required, [key]: value },
      }),
    ),
  );
  return [{ name: "", query: required }, ...others];
}

/** The values of an enumeration, also behind a default or a coercion. */
function choicesIn(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return choicesIn(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return choicesIn(schema.out as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return [];
}

/** The rows of a list in a reply: its longest list. */
export function rowsIn(reply: unknown): number {
  const values = typeof reply === "object" && reply !== null ? Object.values(reply) : [];
  return Math.max(0, ...values.map((value) => (Array.isArray(value) ? value.length : 0)));
}
