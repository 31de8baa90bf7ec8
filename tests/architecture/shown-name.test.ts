import { describe, expect, test } from "vitest";
import { z } from "zod";
import { declaredRooms } from "../../rooms/index.ts";
import type { DeclaredRoom } from "../../schema/rooms.ts";
import { declaredEndpoints, isText, partsOf } from "../support/request/declared-input.ts";

/** Names of things. */
const otherNames: readonly string[] = ["channelName", "imageName", "roomName"];

/**
 * PROFILE-30: every name of a member without roles beside it, and why. `*` stands for any reply or message, because several
 * have the same part.
 */
const withoutRoles: Readonly<Record<string, string>> = {
  "* supervisors.0.displayName": "`role` says as what they supervise, and so does the sentence that names them",
  "GET /api/posts: supervisors": "the sentence that names them says that they are safeguarding leads",
  "GET /api/devotions/:devotionId/answers: supervisors":
    "the sentence that names them says that they are safeguarding leads",
  "* lastMessage.senderName": "a first name before one line of a message, which has its sender’s roles in the channel",
  "* channels.0.lastMessage.senderName": "the same in the list of channels",
  "* replyTo.senderName": "quotes a message of the same thread, which has its sender’s roles",
  "* mentions.0.displayName": "a name inside the text of a message",
  "* formerName": "of a member whose roles are beside the new name",
  "GET /api/admin/audit: entries.0.actor.displayName": "the roles of today are not those of that time",
  "GET /api/admin/audit: entries.0.member.displayName": "the roles of today are not those of that time",
  "* reconciliations.0.requestedBy": "only admins start one",
  "* reconciliation.requestedBy": "only admins start one",
  "* rooms.0.hostName": "visitors read this list, and see first names without roles",
  "GET /api/questions: questions.0.askerName": "visitors read this list, and see first names without roles",
  "* tickets.0.displayName": "at the door a name is compared with a ticket",
  "* conflicts.0.displayName": "at the door a name is compared with a ticket",
  "* ticket.displayName": "at the door a name is compared with a ticket",
  "GET /api/tickets/:eventId/:reference: holderName": "the caller’s own name",
  "* leadName": "the sentence that names them says that they are the safeguarding lead",
  "* childName": "as a parent typed it: it may be no member, and nothing looks it up",
  "* requests.0.childName": "as a parent typed it: it may be no member, and nothing looks it up",
  "chat: present": "who is writing, below messages that have the roles",
};

/** The field with the roles of the member whose name a field has; empty if there is no room for it. Undefined for no name. */
function rolesOf(field: string, siblings: readonly string[]): string | undefined {
  if (otherNames.includes(field)) return undefined;
  if (field === "displayName") return "roles";
  if (field === "name" || field === "full_name") return siblings.includes("memberId") ? "roles" : undefined;
  if (/(Name|By)$/.test(field)) return field.replace(/(Name|By)$/, "Roles");
  return /^(names|present|supervisors)$|Names$/.test(field) ? "" : undefined;
}

interface Named {
  /** The reply, the message or the room, and the path in it. */
  readonly at: string;
  readonly fields: readonly string[];
  /** The fields that are texts or lists of texts. */
  readonly texts: readonly string[];
}

/** Whether there is nothing but texts in it. */
const isTexts = (schema: z.ZodType): boolean =>
  partsOf(schema).every((part) => isText(part.schema) || part.schema instanceof z.ZodArray);

/** Every object in what a client receives. */
const objectsIn = (source: string, received: z.ZodType): Named[] =>
  partsOf(received).flatMap(({ path, schema }) => {
    if (!(schema instanceof z.ZodObject)) return [];
    const entries = Object.entries(schema.shape as Record<string, z.ZodType>);
    const texts = entries.flatMap(([name, type]) => (isTexts(type) ? [name] : []));
    return [
      { at: [`${source}: `, ...path.map((key) => `${key}.`)].join(""), fields: Object.keys(schema.shape), texts },
    ];
  });

/** @colyseus/schema keeps each field's name and type on the class, by index. */
function objectsOfState(source: string, state: new () => object): Named[] {
  const metadata = (state as unknown as Record<symbol, Record<number, { name: string; type: unknown }>>)[
    Symbol.metadata
  ];
  const fields: { name: string; type: unknown }[] = [];
  // A class that extends another one inherits its fields.
  for (let at = 0; metadata?.[at] !== undefined; at += 1) fields.push(metadata[at] as (typeof fields)[number]);
  const itemOf = (type: unknown): unknown =>
    typeof type === "object" && type !== null ? Object.values(type)[0] : type;
  const texts = fields.flatMap(({ name, type }) => (itemOf(type) === "string" ? [name] : []));
  const inner = fields.flatMap(({ name, type }) => {
    const item = itemOf(type);
    return typeof item === "function" ? objectsOfState(`${source}${name}.0.`, item as new () => object) : [];
  });
  return [{ at: source, fields: fields.map(({ name }) => name), texts }, ...inner];
}

const rooms = Object.entries(declaredRooms as Record<string, DeclaredRoom>);
const received: readonly Named[] = [
  ...declaredEndpoints.flatMap(([, { method, path, output }]) =>
    output ? objectsIn(`${method} ${path}`, output) : [],
  ),
  ...rooms.flatMap(([room, { protocol }]) =>
    Object.entries(protocol.announcements).flatMap(([name, { payload }]) => objectsIn(`${room} ${name}`, payload)),
  ),
  ...rooms.flatMap(([room, { state }]) => objectsOfState(`${room}: `, state)),
];

/** The names in these objects that have no roles beside them. */
const bareNames = (objects: readonly Named[]): string[] =>
  objects.flatMap(({ at, fields, texts }) =>
    texts.flatMap((field) => {
      const roles = rolesOf(field, fields);
      return roles === undefined || fields.includes(roles) ? [] : [at + field];
    }),
  );

const isMeant = (key: string, name: string): boolean =>
  key.startsWith("* ") ? [" ", "."].some((before) => name.endsWith(before + key.slice(2))) : key === name;

describe("the names of members in replies, messages and rooms", () => {
  const bare = bareNames(received);

  test("PROFILE-30 each has its member’s roles in a field beside it, or is listed with a reason", () => {
    expect(received.length).toBeGreaterThan(300);
    expect(received.some(({ at, fields }) => at === "trivia: players.0." && fields.includes("displayName"))).toBe(true);
    expect(bare.filter((name) => !Object.keys(withoutRoles).some((key) => isMeant(key, name)))).toEqual([]);
  });

  test("PROFILE-30 every exception is still one", () => {
    expect(Object.keys(withoutRoles).filter((key) => !bare.some((name) => isMeant(key, name)))).toEqual([]);
  });

  test("PROFILE-30 a new reply that forgets the roles is found", () => {
    const person = { memberId: z.uuid(), displayName: z.string() };
    const reply = z.strictObject({
      people: z.array(z.strictObject({ ...person, name: z.string() })),
      hostName: z.string().nullable(),
      names: z.array(z.string()),
      channel: z.strictObject({ name: z.string() }),
      whole: z.strictObject({ ...person, roles: z.array(z.string()) }),
    });
    expect(bareNames(objectsIn("GET /api/new", reply))).toEqual([
      "GET /api/new: hostName",
      "GET /api/new: names",
      "GET /api/new: people.0.displayName",
      "GET /api/new: people.0.name",
    ]);
  });
});
