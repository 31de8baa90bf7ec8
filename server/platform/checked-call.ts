import type { EntityManager } from "@mikro-orm/postgresql";
import type { Endpoint } from "../../schema/endpoint.ts";
import type { Database } from "./database.ts";
import type { Call } from "./route.ts";

type Parts = Omit<Call<Endpoint>, "database" | "em">;

/**
 * A call with its unit of work, made when it is first asked for. A class for the sake of that: a getter written into an
 * object gives each call a shape of its own, which keeps the call, with its rows and its reply, alive until the next full
 * garbage collection.
 */
export class CheckedCall implements Call<Endpoint> {
  readonly params: Parts["params"];
  readonly query: Parts["query"];
  readonly body: Parts["body"];
  readonly member: Parts["member"];
  readonly address: string;
  readonly cookie: string;
  readonly setCookies: Parts["setCookies"];
  readonly database: Database;
  #em: EntityManager | undefined;

  constructor(database: Database, { params, query, body, member, address, cookie, setCookies }: Parts) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.member = member;
    this.address = address;
    this.cookie = cookie;
    this.setCookies = setCookies;
    this.database = database;
  }

  get em(): EntityManager {
    this.#em ??= this.database.fork();
    return this.#em;
  }
}
