import { z } from "zod";
import { declaredRooms } from "../../../rooms/index.ts";
import { api } from "../../../schema/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import type { DeclaredRoom } from "../../../schema/rooms.ts";
import { encodedBody, formWith } from "./request-body.ts";

/** Something that a client sends: a part of an endpoint's request, a room's message or the options of a room. */
export interface DeclaredInput {
  /** For instance `site.sendRequest body` or `chat send`. */
  readonly name: string;
  readonly schema: z.ZodType;
}

/** A part of an input and its path in the input, for instance `subject.kind`. */
export interface Part {
  readonly path: readonly string[];
  readonly schema: z.ZodType;
}

/** Every declared endpoint by its name, for instance `site.sendRequest`. */
export const declaredEndpoints: readonly (readonly [string, Endpoint])[] = Object.entries(api).flatMap(
  ([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${feature}.${name}`, endpoint] as const),
);

/** The schema of a part of a request; for a form, that of its text fields. */
export function schemaOf(endpoint: Endpoint, part: "params" | "query" | "body"): z.ZodType | undefined {
  const declared = endpoint[part];
  if (declared === undefined || !("kind" in declared)) return declared;
  return declared.kind === "upload" ? declared.fields : undefined;
}

/** Encodes these fields as the endpoint's body: a form for an upload, otherwise JSON. */
export function bodyWith(fields: unknown, { body }: Endpoint) {
  if (!body) return encodedBody(undefined);
  return encodedBody("kind" in body && body.kind === "upload" ? formWith(fields as object) : fields);
}

/** Everything that a client can send, by endpoint and by room. */
export const declaredInputs: readonly DeclaredInput[] = [
  ...declaredEndpoints.flatMap(([name, endpoint]) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = schemaOf(endpoint, part);
      return schema ? [{ name: `${name} ${part}`, schema }] : [];
    }),
  ),
  ...Object.entries(declaredRooms as Record<string, DeclaredRoom>).flatMap(([room, { options, protocol }]) => [
    { name: `${room} options`, schema: options },
    ...Object.entries(protocol.requests).map(([request, { payload }]) => ({
      name: `${room} ${request}`,
      schema: payload,
    })),
  ]),
];

/** A wrapper's inner type, or the type itself. A piped text stays whole, so that all its checks count. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const wrapper = [z.ZodOptional, z.ZodExactOptional, z.ZodNullable, z.ZodDefault].find(
    (each) => schema instanceof each,
  );
  return wrapper ? unwrapped((schema as z.ZodOptional).unwrap() as z.ZodType) : schema;
}

/** The parts inside a part. Throws for a type that this function doesn't know. */
function partsInside({ path, schema }: Part): Part[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([key, each]) => ({ path: [...path, key], schema: each as z.ZodType }));
  }
  if (schema instanceof z.ZodArray) return [{ path: [...path, "0"], schema: schema.element as z.ZodType }];
  if (schema instanceof z.ZodRecord) return [{ path: [...path, "0"], schema: schema.valueType as z.ZodType }];
  if (schema instanceof z.ZodUnion) return schema.options.map((each) => ({ path, schema: each as z.ZodType }));
  if (isText(schema)) return [];
  // A number in an address is a text until it is coerced.
  if (schema instanceof z.ZodPipe) return partsInside({ path, schema: schema.out as z.ZodType });
  if (leaves.some((leaf) => schema instanceof leaf) || schema.meta()?.type === "bytes") return [];
  throw new Error(`${path.join(".")} is a ${schema.def.type}: say here what is inside it`);
}

const leaves = [z.ZodNull, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum, z.ZodUnknown];

/** Whether the part is text whose characters the sender chooses. */
export const isText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodPipe
    ? isText(schema.in as z.ZodType)
    : schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** An input and everything in it, unwrapped. */
export function partsOf(schema: z.ZodType, path: readonly string[] = []): Part[] {
  const part = { path, schema: unwrapped(schema) };
  return [part, ...partsInside(part).flatMap((inside) => partsOf(inside.schema, inside.path))];
}

const texts = [
  "Ada",
  "00000000-0000-4000-8000-000000000000",
  "ada@example.org",
  "ABCDEF",
  "request-id-1",
  "2000-01-01",
  "22:00",
  "06:00",
  "K7M29QPD",
  "K7M29QPDABCD",
  "1700000000000-0123456789abcdef01234567",
  "https://example.org/film",
  "Africa/Lagos",
  "#0b6e4f",
  "Childline: 0800 123 4567",
  "index-a1b2c3d.js",
  "/event/:eventId",
  // cursors
  "1_00000000-0000-4000-8000-000000000000",
  "1_1_00000000-0000-4000-8000-000000000000",
  "1_1_1_00000000-0000-4000-8000-000000000000_1_1_00000000-0000-4000-8000-000000000000",
  // the keys of a push subscription
  "B".repeat(87),
  "A".repeat(22),
];

/**
 * A valid value of this type, with all optional fields if they can be combined, and otherwise without them, with as many
 * nulls as are allowed, or with a different text in each field.
 */
export function sampleOf(schema: z.ZodType): unknown {
  const type = unwrapped(schema);
  if (type instanceof z.ZodObject) {
    const fields = Object.entries(type.shape).map(([key, each]) => [key, each as z.ZodType] as const);
    const required = fields.filter(([, each]) => !each.safeParse(undefined).success);
    const samples = [fields, required].map((some) =>
      Object.fromEntries(some.map(([key, each]) => [key, sampleOf(each)])),
    );
    const nulls = required.map(([key, each]) => [key, each.safeParse(null).success ? null : sampleOf(each)]);
    const different = fields.map(([key, each], at) => [
      key,
      isText(unwrapped(each)) ? textOf(each, at) : sampleOf(each),
    ]);
    return [...samples, Object.fromEntries(nulls), Object.fromEntries(different)].find(
      (each) => type.safeParse(each).success,
    );
  }
  if (type instanceof z.ZodArray) return [sampleOf(type.element as z.ZodType)];
  if (type instanceof z.ZodUnion) return sampleOf(type.options[0] as z.ZodType);
  if (type instanceof z.ZodPipe && !isText(type)) return sampleOf(type.out as z.ZodType);
  if (type instanceof z.ZodNull) return null;
  if (type instanceof z.ZodLiteral) return [...type.values][0];
  if (type instanceof z.ZodEnum) return type.options[0];
  const sample = [...texts, 1, 30, true].find((each) => type.safeParse(each).success);
  if (sample === undefined) throw new Error(`no sample fits a ${type.def.type}`);
  return sample;
}

/** One of the texts that fit: another one for each number, as far as there are enough. */
function textOf(schema: z.ZodType, at: number): string | undefined {
  const fitting = texts.filter((each) => schema.safeParse(each).success);
  return fitting[at % fitting.length];
}
