import { Client, type Room, type SeatReservation } from "@colyseus/sdk";
import { declaredRooms } from "../../../rooms/index.ts";
import type { Me } from "../../../schema/account/api.ts";
import * as accountApi from "../../../schema/account/api.ts";
import type { BodyInputOf, Endpoint, OutputOf } from "../../../schema/endpoint.ts";
import type { ErrorReply } from "../../../schema/errors.ts";
import type { Seat } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import * as profileApi from "../../../schema/profile/api.ts";
import type { StateOf } from "../game/played-game.ts";
import { replyBody } from "../request/reply-body.ts";
import { encodedBody } from "../request/request-body.ts";

export interface Answer<E> {
  readonly status: number;
  /** The declared output; only meaningful where `status` is 200. */
  readonly body: OutputOf<E>;
  readonly error: ErrorReply | undefined;
  readonly headers: Headers;
}

/** What a call sends. */
export interface Input<E> {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number>;
  readonly body?: BodyInputOf<E>;
  readonly headers?: Record<string, string>;
}

/** A client of the server's endpoints and rooms with its own cookies, like one person's browser. */
export class Person {
  readonly url: string;
  me: Me | undefined;
  #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** `before` is the same person on another URL of the server; its cookies are copied. */
  constructor(url: string, before?: Person) {
    this.url = url;
    for (const [name, stored] of before ? before.#cookies : []) this.#cookies.set(name, stored);
  }

  /** The Cookie header that is sent with every request. */
  get cookie(): string {
    return this.#cookieFor("/");
  }

  #cookieFor(path: string): string {
    const sent = [...this.#cookies].filter(([, stored]) => path.startsWith(stored.path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join("; ");
  }

  /** Calls a declared endpoint; returns refusals in `error`. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<Answer<E>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(input.params?.[name] ?? ""));
    const cookie = this.#cookieFor(path);
    const search = new URLSearchParams(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]));
    const { headers, ...sent } = encodedBody(input.body);
    const response = await fetch(`${this.url}${path}${input.query ? `?${search}` : ""}`, {
      method: endpoint.method,
      headers: {
        Origin: new URL(this.url).origin,
        ...(cookie && { Cookie: cookie }),
        ...headers,
        ...input.headers,
      },
      ...sent,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const body = await replyBody(endpoint, response);
    return {
      status: response.status,
      body: body as OutputOf<E>,
      error: response.ok ? undefined : (body as ErrorReply),
      headers: response.headers,
    };
  }

  /** Like `call`, but returns only the body and throws if the server refuses. */
  async must<E extends Endpoint>(endpoint: E, input: Input<E> = {}): Promise<OutputOf<E>> {
    const { error, body } = await this.call(endpoint, input);
    if (error) throw new Error(`${endpoint.method} ${endpoint.path}: ${error.code}`);
    return body;
  }

  /** Opens the socket of a seat. */
  async sit<G extends GameType>({ reservation }: Seat): Promise<Room<unknown, StateOf[G]>> {
    const client = new Client(this.url, { headers: { Origin: new URL(this.url).origin, Cookie: this.cookie } });
    const { state } = declaredRooms[reservation.name as G];
    const room = await client.consumeSeatReservation(reservation as SeatReservation, state as never);
    room.reconnection.enabled = false;
    return room as unknown as Room<unknown, StateOf[G]>;
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.some((each) => /max-age=0/i.test(each))) this.#cookies.delete(name.trim());
    else this.#cookies.set(name.trim(), { value: value.trim(), path: pathOf(attributes) });
  }
}

const pathOf = (attributes: readonly string[]): string =>
  attributes.map((each) => /^\s*path=(.*)$/i.exec(each)?.[1]).find((path) => path !== undefined) ?? "/";

let count = 0;

/** Creates an account, optionally with a name, and signs in. */
export async function newMember(url: string, fullName?: string): Promise<Person> {
  const person = new Person(url);
  count += 1;
  // Digits: letters would be found by some searches of names.
  const email = `member-${process.pid}-${count}-${Math.random().toString().slice(2)}@example.org`;
  const { me } = await person.must(accountApi.signUp, { body: { email, password: TEST_PASSWORD } });
  if (!me) throw new Error("sign-up did not sign in");
  person.me = me;
  if (fullName) await giveName(person, fullName);
  return person;
}

/** Members whose name is a leader's had it before the leader got the role (PROFILE-7). */
async function giveName(person: Person, fullName: string): Promise<void> {
  const { error } = await person.call(profileApi.saveName, { body: { full_name: fullName } });
  if (!error) return;
  if (error.code !== "profile/name-reserved") throw new Error(`${fullName} is refused: ${error.code}`);
  // Only now: clients in processes of their own need no server.
  const { databaseAt } = await import("../server/boot.ts");
  const sql = "insert into profiles (user_id, full_name) values (?, ?)";
  await databaseAt(person.url).fork().execute(sql, [person.me?.memberId, fullName]);
}

export const TEST_PASSWORD = "correct horse battery";
