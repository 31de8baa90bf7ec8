import type { z } from "zod";
import type { RoomProtocol } from "../room-protocol.ts";
import type { StateFields } from "./state.ts";

/** The declaration of one game: its settings, requests, events and state fields, in addition to those of every game. */
export interface DeclaredGame {
  readonly summary: string;
  readonly settings: z.ZodObject<{ readonly gameType: z.ZodLiteral<string> }>;
  readonly requests: RoomProtocol["requests"];
  readonly announcements: RoomProtocol["announcements"];
  /** Its own state fields, in addition to `GameState`. */
  readonly fields: StateFields;
}
