import { type SchemaType, schema, t } from "@colyseus/schema";

/** The state holds only the owner's id. Everything else is sent as messages. */
export const MemberState = schema({ memberId: t.string() }, "MemberState");
export type MemberState = SchemaType<typeof MemberState>;
