import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seatReservation } from "../game/api.ts";

export const takeMemberSeat = endpoint({
  method: "POST",
  path: "/api/member/seat",
  caller: "member",
  summary: "Reserves a socket in the caller's own room, which sends counts and notifications.",
  // A client on a poor network requests this again and again, for every open screen.
  limit: { name: "member-seat", tries: 600, seconds: 10 * 60, per: "account", isPerServer: true },
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});

export const memberApi = { takeMemberSeat };
