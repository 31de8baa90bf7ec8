import type { z } from "zod";
import type { RoomProtocol } from "../room-protocol.ts";
import type { StateFields } from "./state.ts";

/** One game as it crosses the wire, beside what every game has. */
export interface DeclaredGame {
  readonly summary: string;
  readonly settings: z.ZodObject<{ readonly gameType: z.ZodLiteral<string> }>;
  readonly requests: RoomProtocol["requests"];
  readonly announcements: RoomProtocol["announcements"];
  /** What its state shows beside `GameState`. */
  readonly fields: StateFields;
}
