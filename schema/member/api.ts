import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seatReservation } from "../game/api.ts";

export const takeMemberSeat = endpoint({
  method: "POST",
  path: "/api/member/line",
  caller: "member",
  summary: "The way to the caller's own line, over which counts and news come.",
  // A connection that keeps breaking asks for its room again, on every screen that is open.
  limit: { name: "line", tries: 600, seconds: 10 * 60, per: "account", isPerServer: true },
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});

export const memberApi = { takeMemberSeat };
