import { type SchemaType, schema, t } from "@colyseus/schema";

/** What everybody in a thread sees of it besides its messages: who is here now. */
export const ThreadState = schema(
  {
    /** Display names by member id. */
    present: t.map("string"),
  },
  "ThreadState",
);
export type ThreadState = SchemaType<typeof ThreadState>;
