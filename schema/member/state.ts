import { type SchemaType, schema, t } from "@colyseus/schema";

/** Nothing slow is told over the line yet but whose it is. */
export const MemberState = schema({ memberId: t.string() }, "MemberState");
export type MemberState = SchemaType<typeof MemberState>;
