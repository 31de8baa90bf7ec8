import type { z } from "zod";

/**
 * Who may call an endpoint. `member` is anyone signed in and not suspended; `mentor` holds any role, `guardian` that of an
 * admin or of a safeguarding lead, and `admin` that role.
 */
export type Caller = "anyone" | "member" | "mentor" | "guardian" | "admin";

/** How often an endpoint may be called. Endpoints that name the same limit are counted together. */
export interface CallLimit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
  /** `account` counts by member, `address` by the caller's network address, which a whole hall may share. */
  readonly per: "account" | "address";
  /**
   * Counted in memory or, with several processes, in Redis for all of them. Cheap, for calls that only cost the server that
   * answers them.
   */
  readonly isPerServer?: true;
}

/** A file that a form may carry. */
export interface FileRule {
  /**
   * Media types such as `image/png`. A PNG, JPEG or WebP picture must begin with the bytes of its type. The sender declares
   * all others, so the handler must check the content.
   */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly isOptional?: true;
}

/** A `multipart/form-data` body: text fields, checked like JSON, and files by the name of their field. */
export interface UploadBody<
  Fields extends z.ZodType = z.ZodType,
  Files extends Readonly<Record<string, FileRule>> = Readonly<Record<string, FileRule>>,
> {
  readonly kind: "upload";
  readonly fields: Fields;
  readonly files: Files;
}

/** A body that the handler gets as bytes, for a webhook whose signature covers exactly these bytes. */
export interface RawBody {
  readonly kind: "raw";
  /** Media types that are accepted. */
  readonly types: readonly string[];
}

/** One uploaded file. The sender chose its name: show it, but never store the file under it. */
export interface UploadedFile<Type extends string = string> {
  readonly name: string;
  readonly type: Type;
  readonly bytes: Uint8Array;
}

/** The reply of an endpoint of the kind `file`. */
export interface FileReply {
  /** Media type, one of the endpoint's `fileTypes`. */
  readonly type: string;
  /** The name that a browser saves it under, in any script. */
  readonly name: string;
  /**
   * `chunks` are parts of a text that is written while it is sent, so its length is not known. `read` is called unless the
   * browser has the content already.
   */
  readonly content:
    | Uint8Array
    | { readonly path: string }
    | { readonly read: () => Promise<Uint8Array> }
    | { readonly chunks: AsyncIterable<string> };
  /** Shown in the browser instead of being saved. */
  readonly isInline?: boolean;
}

/**
 * One HTTP endpoint, declared once. The server's route, the browser's call, the OpenAPI document and the test
 * that tries every endpoint as every caller all derive from this object.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path under the site's origin, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly caller: Caller;
  /**
   * Only within ten minutes after the caller entered their password in this session; else `account/password-needed`. Outside
   * of the admin area the screen that calls it shows `PasswordAgainPanel`, which asks for it.
   */
  readonly isSensitive?: true;
  /** One sentence for the people who read the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Request headers that the handler reads, by their lower-case names. */
  readonly headers?: z.ZodObject;
  /** A schema means JSON. */
  readonly body?: z.ZodType | UploadBody | RawBody;
  /** People fill in this body in a form, so the browser loads its schema to validate it. */
  readonly isForm?: true;
  /** The largest body in bytes. Default: 32 KB, or for an upload, what its fields and files may contain. */
  readonly maxBodyBytes?: number;
  /** The JSON reply; for a stream, the data of each event. Default: `{ done: true }`. */
  readonly output?: z.ZodType;
  /** Default: `json`. `events` replies with server-sent events, `file` with a document, an image or a table. */
  readonly kind?: "json" | "events" | "file";
  /** For the kind `file`: the media types of its replies. */
  readonly fileTypes?: readonly string[];
  /**
   * For a `file` whose content never changes at its address. `immutable`: it is impersonal, and anyone may keep it for a
   * year. `private`: the caller's own browser may keep it for a week. `revalidated`: it may keep it, and asks before each use
   * whether the caller may still get it. Default: nothing may keep a reply.
   */
  readonly cache?: "immutable" | "private" | "revalidated";
  /** `any` accepts calls without our Origin, for webhooks of other servers. They have no session either. */
  readonly origin?: "own" | "any";
  readonly limit?: CallLimit;
  /** How long the browser waits for the reply, 10 s by default. For an upload or a file: how long it waits without progress. */
  readonly timeoutSeconds?: number;
  /** The reply is the same for everyone, so the session is not read. */
  readonly isImpersonal?: true;
  /**
   * The handler returns the same object until the reply changes. It is checked, written and compressed once, and a caller that
   * has it gets no bytes again.
   */
  readonly isDocument?: true;
}

type Address = `${Endpoint["method"]} ${Endpoint["path"]}`;
type Rest = Omit<Endpoint, "method" | "path" | "caller">;
type Addressed<A extends Address, C extends Caller> = A extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path; readonly caller: C }
  : never;

/**
 * Declares an endpoint by its method and path, as in `GET /api/posts/:postId`, by who may call it, and by its parts, keeping
 * their exact types.
 */
export function endpoint<const A extends Address, const C extends Caller, const E extends Rest>(
  address: A,
  caller: C,
  parts: E & { readonly [Unknown in Exclude<keyof E, keyof Rest>]: never },
): Addressed<A, C> & E {
  const [method, path] = address.split(" ");
  return { method, path, caller, ...parts } as unknown as Addressed<A, C> & E;
}

/** Declares a body of form fields and files. */
export const upload = <Fields extends z.ZodType, const Files extends Readonly<Record<string, FileRule>>>(body: {
  fields: Fields;
  files: Files;
}): UploadBody<Fields, Files> => ({ kind: "upload", ...body });

/** Declares a body that the handler gets as bytes, with the media types that it accepts. */
export const raw = (...types: readonly string[]): RawBody => ({ kind: "raw", types });

export const isSchema = (body: Endpoint["body"]): body is z.ZodType => body !== undefined && !("kind" in body);

type FileOf<Rule> = Rule extends { readonly types: readonly (infer Type extends string)[] }
  ? UploadedFile<Type>
  : never;
type FilesOf<Files> = {
  readonly [Name in keyof Files]: FileOf<Files[Name]> | (Files[Name] extends { isOptional: true } ? undefined : never);
};
type Parsed<Part> = Part extends z.ZodType ? z.output<Part> : undefined;
type Field<E, Name extends keyof Endpoint> = E extends { readonly [N in Name]: infer Part } ? Part : undefined;

export type ParamsOf<E> = Parsed<Field<E, "params">>;
export type QueryOf<E> = Parsed<Field<E, "query">>;
export type HeadersOf<E> = Parsed<Field<E, "headers">>;
/** What the handler gets: the parsed JSON, the fields and files of a form, or the unchanged bytes. */
export type BodyOf<E> =
  Field<E, "body"> extends infer Body
    ? Body extends UploadBody<infer Fields, infer Files>
      ? { readonly fields: z.output<Fields>; readonly files: FilesOf<Files> }
      : Body extends RawBody
        ? Uint8Array
        : Parsed<Body>
    : never;
/** What the caller gets. An endpoint without an output replies that it is done. */
export type OutputOf<E> = E extends { readonly kind: "file" }
  ? FileReply
  : E extends { readonly output: infer Output }
    ? Parsed<Output>
    : { readonly done: true };
/** What a caller sends: fields with a default may be left out. */
export type BodyInputOf<E> =
  Field<E, "body"> extends infer Body
    ? Body extends z.ZodType
      ? z.input<Body>
      : Body extends UploadBody
        ? FormData
        : Body extends RawBody
          ? Uint8Array
          : undefined
    : never;
