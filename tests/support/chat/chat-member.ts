import { Client, type Room, type SeatReservation as SdkReservation } from "@colyseus/sdk";
import { declaredRooms } from "../../../rooms/index.ts";
import { openConversation, takeChatSeat } from "../../../schema/chat/api.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { AgeConfirmationEntity } from "../../../server/safety/age/age-confirmation.entity.ts";
import { newMember, type Person } from "../account/people.ts";
import { databaseAt } from "../server/boot.ts";
import { until } from "../until.ts";

export const ADULT = "1990-05-05";
export const MINOR = new Date(Date.now() - 15 * 366 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A new member with this name and, if given, a confirmed birth date. */
export async function newChatMember(
  url: string,
  name: string,
  birthDate?: string,
): Promise<Person & { memberId: string }> {
  const person = await newMember(url, name);
  const memberId = person.me?.memberId ?? "";
  if (birthDate) {
    await person.must(saveBirthDate, { body: { birth_date: birthDate } });
    await databaseAt(url).fork().insert(AgeConfirmationEntity, { user: memberId });
  }
  return Object.assign(person, { memberId });
}

/** A connection to a room (a thread's or a member's) and everything that it received. */
export interface Listener {
  readonly room: Room;
  readonly received: { readonly type: string; readonly payload: Record<string, unknown> }[];
  readonly closed: Promise<number>;
  send(type: string, payload?: object): void;
  /** The newest version of each message, ordered by seq. */
  messages(): Message[];
  messagesOf(type: string): Record<string, unknown>[];
  /** Sends a request and waits for the message in its receipt, the code of its refusal, or `disconnected` without an answer. */
  ask(type: string, payload: object, id?: string): Promise<{ readonly message?: Message; readonly code?: string }>;
  /** Sends a message under this id and resolves to `stored` or to the code of the refusal. */
  say(content: string, id?: string): Promise<string>;
}

export async function listen(
  person: Pick<Person, "url" | "cookie"> & { readonly headers?: Record<string, string> },
  reservation: SeatReservation,
  onMessage: (type: string, payload: unknown) => void = () => {},
): Promise<Listener> {
  const { url, cookie, headers = { Origin: new URL(url).origin, Cookie: cookie } } = person;
  const client = new Client(url, { headers });
  const { state } = declaredRooms[reservation.name as "chat" | "member"];
  const room = await client.consumeSeatReservation(reservation as SdkReservation, state as never);
  room.reconnection.enabled = false;
  const received: Listener["received"] = [];
  room.onMessage("*", (type, payload) => {
    received.push({ type: String(type), payload: payload as Record<string, unknown> });
    onMessage(String(type), payload);
  });
  const closed = new Promise<number>((resolve) => room.onLeave((code) => resolve(code)));
  const messagesOf = (type: string) => received.filter((each) => each.type === type).map(({ payload }) => payload);
  const ask: Listener["ask"] = async (type, payload, id = crypto.randomUUID()) => {
    const before = received.length;
    room.send(type, { id, ...payload });
    const answer = () =>
      received.slice(before).find((each) => each.type !== "messages" && each.payload.id === id)?.payload;
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    await until(() => answer() !== undefined || isClosed);
    return (answer() ?? { code: "disconnected" }) as { message?: Message; code?: string };
  };
  return {
    room,
    received,
    closed,
    messagesOf,
    send: (type, payload = {}) => room.send(type, payload),
    messages() {
      const newest = new Map<number, Message>();
      for (const { messages } of messagesOf("messages"))
        for (const each of messages as Message[]) newest.set(each.seq, each);
      return [...newest.values()].sort((a, b) => a.seq - b.seq);
    },
    ask,
    async say(content, id) {
      const { code } = await ask("send", { content }, id);
      return code ?? "stored";
    },
  };
}

/** Opens the conversation of the two; returns its id, or the code of the refusal. */
export async function openConversationWith(person: Person, memberId: string): Promise<string> {
  const { body, error } = await person.call(openConversation, { body: { memberId } });
  return error?.code ?? body.conversationId;
}

/** Joins the live room of a conversation. */
export async function joinConversation(person: Person, conversationId: string): Promise<Listener> {
  const { reservation } = await person.must(takeChatSeat, { params: { conversationId } });
  return await listen(person, reservation);
}
