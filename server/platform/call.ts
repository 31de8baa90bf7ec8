import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from "../../schema/endpoint.ts";
import type { Database } from "./database.ts";
import type { Member } from "./session.ts";

type MemberOf<E> = E extends { readonly caller: "anyone" } ? Member | null : Member;

/** One call of an endpoint, checked: its parts match the declaration and the caller may call it. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  readonly member: MemberOf<E>;
  /** A unit of work of this call alone. */
  readonly em: EntityManager;
  /** For prepared statements. */
  readonly database: Pick<Database, "run">;
  /** The caller's true address: what limits are counted by. */
  readonly address: string;
  /** The request's `Cookie` header as it came; empty where there is none. */
  readonly cookie: string;
  /** Passes `Set-Cookie` values on. */
  setCookies(cookies: readonly string[]): void;
}

type Parts = Omit<Call<Endpoint>, "em" | "database">;

/** Adds the unit of work, which is made when it is first asked for. */
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
