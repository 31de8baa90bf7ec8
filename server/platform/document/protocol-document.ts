import { z } from "zod";
import { api } from "../../../schema/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { errorCodes } from "../../../schema/errors.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import type { RoomMessage } from "../../../schema/room-protocol.ts";
import type { DeclaredRoom } from "../../../schema/rooms.ts";

/** Generates docs/protocol.md, which describes everything needed to write another client. `rooms` are keyed by name. */
export function protocolDocument(rooms: Readonly<Record<string, DeclaredRoom>>): string {
  return [
    introduction,
    "## HTTP\n",
    "Replies are JSON. A refused request has a status of 400 or more and the body `{ code, message, fields?, retryAfter?, requestId? }`; `requestId`, also in the header `X-Request-Id`, names the request in the server's log. The whole OpenAPI document is at `/api/openapi.json`.\n",
    table(["Endpoint", "For", "What it does"], endpoints().map(endpointRow)),
    ...Object.entries(rooms).map(([name, room]) => roomSection(name, room)),
    "## Close codes\n",
    table(
      ["Code", "Name"],
      Object.entries(CLOSE_CODES).map(([name, code]) => [String(code), name]),
    ),
    "## Error codes\n",
    errorCodes.map((code) => `\`${code}\``).join(", "),
    "",
  ].join("\n");
}

const introduction = `# How to speak with the server

Generated from the declarations in \`schema/\` by \`npm run docs\`. A test fails if it is outdated.

1. **Sign in.** \`POST /api/account/sign-in\` sets an HttpOnly session cookie. Every request that changes something, and every socket,
   needs an \`Origin\` header that the server knows; a client outside a browser sends the server's own address.
2. **Get a seat.** \`POST /api/game/rooms\` opens a room, \`POST /api/game/rooms/:roomId/seat\` and \`POST /api/game/seat\` take a seat in one. Each
   answers with a \`reservation\`, good for one socket and 15 seconds.
3. **Open the socket** with a Colyseus 0.18 client: \`client.consumeSeatReservation(reservation)\`, its own reconnection switched off.
4. **Come back** the same way: after a lost socket, a reload or in another tab, ask for the seat again. The seat and the score are the
   member's, not the socket's; a new socket replaces the old one, which closes with \`moved\`.
   To watch without a seat, ask \`POST /api/game/rooms/:roomId/watch\` or \`POST /api/game/watch\` instead.
5. **Tell the time.** Deadlines are in milliseconds since 1970 on the server's clock. Send \`clock\` a few times, keep the answer with the
   shortest round trip, and take the server's clock to be \`serverTime\` plus half of that.
6. **Answer until the receipt.** Send the same \`answer\` with the same \`id\` again after a gap until \`receipt\` or \`refused\` comes.
7. **Open sealed rounds**, or wait for the state. A socket that sends \`clock\` with \`opensSealed: true\` gets each round ahead as \`sealedRound\`, and \`roundKey\`
   so early that it arrives when the round opens. Who shows the round before the state does may answer it at once.
`;

const endpoints = (): Endpoint[] =>
  Object.values(api)
    .flatMap((feature) => Object.values(feature))
    .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));

const addressOf = ({ path, method }: Endpoint): string => `${path} ${method}`;

const endpointRow = (each: Endpoint): string[] => [`\`${each.method} ${each.path}\``, each.caller, each.summary];

function roomSection(name: string, room: DeclaredRoom): string {
  return [
    `## Room \`${name}\`\n`,
    `${room.summary}\n`,
    `Options: \`${shapeOf(room.options)}\`\n`,
    "### Requests\n",
    messageTable(room.protocol.requests),
    "### Events\n",
    messageTable(room.protocol.announcements),
    "### State\n",
    table(["Field", "Type"], stateRows(room.state)),
  ].join("\n");
}

const messageTable = (messages: Readonly<Record<string, RoomMessage>>): string =>
  table(
    ["Message", "Payload", "What it means"],
    Object.entries(messages).map(([name, each]) => [`\`${name}\``, `\`${shapeOf(each.payload)}\``, each.summary]),
  );

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
}

/** A payload in one line: `{ round: integer, option: integer | null }`. */
function shapeOf(payload: z.ZodType): string {
  return lineOf(z.toJSONSchema(payload, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

function lineOf(schema: JsonSchema): string {
  if (schema.enum)
    return schema.enum.length > 6 ? "code" : schema.enum.map((each) => JSON.stringify(each)).join(" or ");
  if (schema.anyOf) return schema.anyOf.map(lineOf).join(" or ");
  if (!schema.properties) return schema.type ?? "anything";
  const fields = Object.entries(schema.properties).map(
    ([name, each]) => `${name}${schema.required?.includes(name) ? "" : "?"}: ${lineOf(each)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** @colyseus/schema keeps each field's name and type on the class, by index. */
function stateRows(state: new () => object, prefix = ""): string[][] {
  const metadata = (state as unknown as Record<symbol, Record<number, { name: string; type: unknown }>>)[
    Symbol.metadata
  ];
  if (!metadata) throw new Error("this class is not a synchronized state");
  const rows: string[][] = [];
  for (let index = 0; metadata[index] !== undefined; index += 1) {
    const { name, type } = metadata[index] as { name: string; type: unknown };
    rows.push([`\`${prefix}${name}\``, typeName(type)]);
    const item = itemOf(type);
    const isSingle = typeof type === "function";
    if (item) rows.push(...stateRows(item, `${prefix}${name}${isSingle ? "" : "[…]"}.`));
  }
  return rows;
}

function typeName(type: unknown): string {
  if (typeof type === "string") return type;
  if (typeof type === "function") return type.name;
  const [[kind, of]] = Object.entries(type as Record<string, unknown>) as [[string, unknown]];
  return `${kind} of ${typeName(of)}`;
}

function itemOf(type: unknown): (new () => object) | undefined {
  if (typeof type === "function") return type as new () => object;
  if (typeof type !== "object" || type === null) return undefined;
  const [of] = Object.values(type);
  return typeof of === "function" ? (of as new () => object) : undefined;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => "---")), ...rows.map(line), ""].join("\n");

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
