import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "../../../server/platform/config/s3-settings.ts";

export interface FakeS3 {
  readonly settings: S3Settings;
  /** The files by bucket and name, as `bucket/name`. */
  readonly files: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** The status of every following reply, or undefined to serve files. */
  failWith: number | undefined;
  close(): Promise<void>;
}

/** A small S3 service on loopback: puts, gets, deletes and lists signed requests, and takes uploads in parts. */
export async function openFakeS3(): Promise<FakeS3> {
  const files: FakeS3["files"] = new Map();
  const fake = { files, parts: new Map(), failWith: undefined as number | undefined };
  const server = createServer((request, response) => void serve(fake, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    settings: {
      bucket: "lampstand",
      region: "af-south-1",
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: "key", secretAccessKey: "secret" },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

interface State extends Pick<FakeS3, "files" | "failWith"> {
  /** The parts of uploads that are not complete, by upload and number. */
  readonly parts: Map<string, Buffer[]>;
}

/** Few, so that every longer list comes in several pages. */
const PAGE = 3;

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { files, failWith } = state;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  const name = decodeURIComponent(pathname.slice(1));
  const body = await buffer(request);
  if (failWith !== undefined) return refuse(response, failWith, "InternalError");
  if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return refuse(response, 403, "AccessDenied");
  if (searchParams.has("list-type")) return list(files, name, searchParams, response);
  if (searchParams.has("uploads") || searchParams.has("uploadId")) {
    return upload(state, name, { request, searchParams, body }, response);
  }
  if (request.method === "PUT") {
    files.set(name, { bytes: body, type: request.headers["content-type"] });
    return void response.end();
  }
  if (request.method === "DELETE") {
    files.delete(name);
    return void response.writeHead(204).end();
  }
  const file = files.get(name);
  if (!file) return refuse(response, 404, "NoSuchKey");
  response.writeHead(200, { "Content-Type": file.type ?? "application/octet-stream" }).end(file.bytes);
}

function list(files: FakeS3["files"], bucket: string, query: URLSearchParams, response: ServerResponse): void {
  const prefix = `${bucket.replace(/\/$/, "")}/${query.get("prefix") ?? ""}`;
  const all = [...files.keys()].filter((each) => each.startsWith(prefix)).sort();
  const from = Number(query.get("continuation-token") ?? 0);
  const keys = all.slice(from, from + PAGE).map((each) => each.slice(each.indexOf("/") + 1));
  const rows = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  const isLast = from + PAGE >= all.length;
  const next = isLast ? "" : `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`;
  reply(response, `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${rows}${next}</ListBucketResult>`);
}

interface PartRequest {
  readonly request: IncomingMessage;
  readonly searchParams: URLSearchParams;
  readonly body: Buffer;
}

function upload(
  { files, parts }: State,
  name: string,
  { request, searchParams, body }: PartRequest,
  response: ServerResponse,
): void {
  if (request.method === "POST" && searchParams.has("uploads")) {
    const id = `upload-${parts.size}`;
    parts.set(id, []);
    return void reply(
      response,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = searchParams.get("uploadId") ?? "";
  const got = parts.get(id) ?? [];
  if (request.method === "PUT") {
    got[Number(searchParams.get("partNumber")) - 1] = body;
    return void response.setHeader("ETag", `"part"`).end();
  }
  parts.delete(id);
  if (request.method === "DELETE") return void response.writeHead(204).end();
  files.set(name, { bytes: Buffer.concat(got), type: undefined });
  reply(response, `<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>`);
}

function reply(response: ServerResponse, xml: string): void {
  response.writeHead(200, { "Content-Type": "application/xml" }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
  response.writeHead(status, { "Content-Type": "application/xml" }).end(body);
}
