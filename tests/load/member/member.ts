import type { BodyInputOf, Endpoint, OutputOf } from "../../../schema/endpoint.ts";
import type { ErrorReply } from "../../../schema/errors.ts";
import * as gameApi from "../../../schema/game/api.ts";
import type { Guest, TableSettings } from "../bot-client.ts";
import { SeatClient } from "./seat-client.ts";

/** The server refused an HTTP request. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, what: string) {
    super(`${what}: ${code}`);
    this.code = code;
  }
}

export interface MemberOptions {
  readonly url: string;
  /** The address of the site, if `url` is that of something in between. */
  readonly origin?: string;
  /** Sent as X-Forwarded-For; the server must trust this machine as a proxy. */
  readonly address?: string;
  readonly cookie?: string;
  readonly memberId?: string;
  /** How `join` takes a seat: with the room's code, or with its id as in the list of rooms. */
  readonly joinsBy?: "code" | "id";
  /** Asks for sealed rounds, as pages do. The peers of the bench have none, so other bots do not ask. */
  readonly opensSealed?: boolean;
}

/** A signed-in member who calls the server's endpoints. */
export class Member implements Guest {
  readonly url: string;
  memberId: string;
  readonly #origin: string;
  readonly #address: string | undefined;
  readonly #joinsBy: "code" | "id";
  readonly #opensSealed: boolean;
  cookie: string;

  constructor(options: MemberOptions) {
    const { url, origin = url, address, cookie = "", memberId = "", joinsBy = "code", opensSealed = false } = options;
    this.url = url;
    this.#origin = origin;
    this.memberId = memberId;
    this.cookie = cookie;
    this.#address = address;
    this.#joinsBy = joinsBy;
    this.#opensSealed = opensSealed;
  }

  async open(settings: TableSettings): Promise<SeatClient> {
    const body = { isPrivate: false, ...settings, gameType: settings.gameType ?? "trivia" } as const;
    return this.#sit(await this.call(gameApi.createRoom, { body }));
  }

  async join({ roomId, roomCode }: { roomId: string; roomCode: string }): Promise<SeatClient> {
    const seat =
      this.#joinsBy === "code"
        ? await this.call(gameApi.joinByCode, { body: { code: roomCode } })
        : await this.call(gameApi.takeSeat, { params: { roomId }, body: {} });
    return this.#sit(seat);
  }

  #sit(seat: gameApi.Seat): Promise<SeatClient> {
    const reservation = this.reachable(seat.reservation);
    return SeatClient.open(
      this.url,
      { ...seat, reservation },
      { headers: this.headers, opensSealed: this.#opensSealed },
    );
  }

  /** A seat's reservation whose socket goes through what is in between, too. */
  reachable<Reservation extends { publicAddress?: string | undefined }>(reservation: Reservation): Reservation {
    const { publicAddress } = reservation;
    if (publicAddress === undefined || this.url === this.#origin) return reservation;
    const [host] = publicAddress.split("/");
    return { ...reservation, publicAddress: new URL(this.url).host + publicAddress.slice((host ?? "").length) };
  }

  /** Calls a declared endpoint; throws {@link Refused} if the server refuses. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: { params?: Record<string, string>; query?: Record<string, string>; body?: BodyInputOf<E> } = {},
  ): Promise<OutputOf<E>> {
    const pathname = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(input.params?.[name] ?? ""));
    const path = input.query ? `${pathname}?${new URLSearchParams(input.query)}` : pathname;
    const body: unknown = input.body;
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(this.url + path, {
      method: endpoint.method,
      headers: { ...this.headers, ...(isJson && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const reply: unknown = await response.json();
    if (!response.ok) throw new Refused((reply as ErrorReply).code, `${endpoint.method} ${endpoint.path}`);
    return reply as OutputOf<E>;
  }

  /** Sent with each request and each handshake. */
  get headers(): Record<string, string> {
    return {
      Origin: this.#origin,
      ...(this.cookie && { Cookie: this.cookie }),
      ...(this.#address && { "X-Forwarded-For": this.#address }),
    };
  }

  /** Keeps the session cookie, which is the one for the path `/`; bots need no other. */
  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    if (!attributes.some((each) => /^\s*path=\/$/i.test(each))) return;
    this.cookie = /max-age=0/i.test(line) ? "" : pair;
  }
}
