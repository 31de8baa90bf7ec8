import express, { type Request, type RequestHandler, type Response } from "express";
import multer, { MulterError } from "multer";
import {
  type BodyOf,
  type Endpoint,
  isSchema,
  type RawBody,
  type UploadBody,
  type UploadedFile,
} from "../../schema/endpoint.ts";
import { checkPart } from "./check-part.ts";
import { Refusal } from "./refusal.ts";
import { maxBodyBytes } from "./request-rules.ts";

/** The maximum number of text fields in a form, and the maximum length of a value in bytes. */
const FORM_FIELDS_MAX = 50;
const FORM_FIELD_MAX_BYTES = 32 * 1024;

/** Reads and checks a request's body. Refuses with `request/malformed`, `request/too-large` or `request/invalid`. */
export type ReadBody = (request: Request, response: Response) => Promise<BodyOf<Endpoint>>;

/** The reader for this endpoint's declared body. */
export function bodyReader(endpoint: Endpoint): ReadBody {
  const { body } = endpoint;
  if (body === undefined) return async () => undefined as BodyOf<Endpoint>;
  const limit = maxBodyBytes(endpoint);
  if (!isSchema(body)) return body.kind === "upload" ? uploadReader(body) : rawReader(body, limit);
  const parse = express.json({ limit, strict: true });
  return async (request, response) => {
    await parseBody(parse, request, response, ["application/json"]);
    return checkPart("body", body, request.body) as BodyOf<Endpoint>;
  };
}

function rawReader({ types }: RawBody, limit: number): ReadBody {
  const parse = express.raw({ limit, type: () => true });
  return async (request, response) => {
    await parseBody(parse, request, response, types);
    // An empty body is left unparsed.
    return (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)) as unknown as BodyOf<Endpoint>;
  };
}

function uploadReader({ fields, files }: UploadBody): ReadBody {
  const rules = Object.entries(files);
  const parse = multer({
    storage: multer.memoryStorage(),
    // Browsers send file names as UTF-8 without declaring it.
    defParamCharset: "utf8",
    limits: {
      fileSize: Math.max(0, ...rules.map(([, rule]) => rule.maxBytes)),
      files: rules.length,
      fields: FORM_FIELDS_MAX,
      fieldSize: FORM_FIELD_MAX_BYTES,
      fieldNestingDepth: 0,
    },
  }).fields(rules.map(([name]) => ({ name, maxCount: 1 })));
  return async (request, response) => {
    await parseBody(parse, request, response, ["multipart/form-data"]);
    const text = checkPart("body", fields, { ...request.body });
    const uploaded = request.files as Record<string, Express.Multer.File[]> | undefined;
    const entries = rules.map(([name, rule]) => [name, checkFile(name, rule, uploaded?.[name]?.[0])] as const);
    return { fields: text, files: Object.fromEntries(entries) } as unknown as BodyOf<Endpoint>;
  };
}

function checkFile(
  field: string,
  rule: UploadBody["files"][string],
  file: Express.Multer.File | undefined,
): UploadedFile | undefined {
  if (!file) {
    if (rule.isOptional) return undefined;
    throw new Refusal("request/invalid", { fields: { [field]: "choose a file" } });
  }
  if (file.size > rule.maxBytes) throw new Refusal("request/too-large");
  if (!rule.types.includes(file.mimetype)) {
    throw new Refusal("request/invalid", { fields: { [field]: `must be one of ${rule.types.join(", ")}` } });
  }
  return { name: file.originalname.normalize("NFC"), type: file.mimetype, bytes: file.buffer };
}

async function parseBody(parse: RequestHandler, request: Request, response: Response, types: readonly string[]) {
  if (!request.is([...types])) throw new Refusal("request/malformed");
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error: unknown) => (error ? reject(asRefusal(error)) : resolve()));
  });
}

/** Converts multer's errors. The error handler understands those of Express's parsers. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof MulterError)) return error;
  if (error.code === "LIMIT_FILE_SIZE" || error.code === "LIMIT_FIELD_VALUE") return new Refusal("request/too-large");
  return new Refusal("request/invalid", { fields: { [error.field ?? "body"]: error.message } });
}
