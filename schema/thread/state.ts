import { type SchemaType, schema, t } from "@colyseus/schema";

/** The live state of a conversation, besides its messages: who is present. */
export const ThreadState = schema(
  {
    /** Display names by member id. */
    present: t.map("string"),
  },
  "ThreadState",
);
export type ThreadState = SchemaType<typeof ThreadState>;
