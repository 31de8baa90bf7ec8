import { type SchemaType, schema, t } from "@colyseus/schema";

/** What everybody in a channel sees of it besides its messages. Who they are is read with the members, by those who may. */
export const ChannelState = schema(
  {
    /** How many members are here now. */
    here: t.uint16(),
  },
  "ChannelState",
);
export type ChannelState = SchemaType<typeof ChannelState>;
