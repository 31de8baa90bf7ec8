/** Why the member may not send a message now. */
export type Hold =
  /** CHANNEL-41: until this time in the community's zone: "06:00". */
  | { kind: "quiet"; until: string }
  /** CHANNEL-43: until this time, in milliseconds since 1970 by this device's clock. Null while their last message is being sent. */
  | { kind: "slow"; endsAt: number | null };
