import type { z } from "zod";

/** One message of a room: its payload, and a sentence for docs/protocol.md. */
export interface RoomMessage<Payload extends z.ZodType = z.ZodType> {
  readonly summary: string;
  readonly payload: Payload;
}

/** The requests and events of a room, declared once. */
export interface RoomProtocol {
  readonly requests: Readonly<Record<string, RoomMessage>>;
  readonly announcements: Readonly<Record<string, RoomMessage>>;
}

export type PayloadOf<M> = M extends RoomMessage<infer P> ? z.output<P> : never;
