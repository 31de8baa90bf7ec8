import { type SchemaType, schema, t } from "@colyseus/schema";

/** The live state of a channel, besides its messages. Who the present members are is part of the member list. */
export const ChannelState = schema(
  {
    /** How many members are present now. */
    here: t.uint16(),
  },
  "ChannelState",
);
export type ChannelState = SchemaType<typeof ChannelState>;
