import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from "../../../schema/endpoint.ts";
import type { Database } from "../database/database.ts";
import type { Member } from "../session.ts";

type MemberOf<E> = E extends { readonly caller: "anyone" } ? Member | null : Member;

/** One validated call of an endpoint: its parts match the declaration, and the caller is allowed. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  readonly member: MemberOf<E>;
  /** The unit of work of this call. */
  readonly em: EntityManager;
  /** For prepared statements. */
  readonly database: Pick<Database, "run">;
  /** The caller's true address, used for rate limits. */
  readonly address: string;
  /** The request's raw `Cookie` header, or an empty string. */
  readonly cookie: string;
  /** Adds `Set-Cookie` headers to the reply. */
  setCookies(cookies: readonly string[]): void;
}

type Parts = Omit<Call<Endpoint>, "em" | "database">;

/** Adds the unit of work, which is created on first use. */
export function openCall(parts: Parts, database: Database): Call<Endpoint> {
  let em: EntityManager | undefined;
  return {
    ...parts,
    database,
    get em() {
      em ??= database.fork();
      return em;
    },
  };
}
