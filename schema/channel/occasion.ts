import type { CallLimit } from "../endpoint.ts";

/** Entering channels of events and games. */
export const enterLimit: CallLimit = { name: "channel-enter", tries: 120, seconds: 60 * 60, per: "account" };
