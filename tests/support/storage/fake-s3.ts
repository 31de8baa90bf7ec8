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

/** A small S3 service on loopback: puts, gets and deletes signed requests for one bucket. */
export async function openFakeS3(): Promise<FakeS3> {
  const files: FakeS3["files"] = new Map();
  const fake = { files, failWith: undefined as number | undefined };
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

type State = Pick<FakeS3, "files" | "failWith">;

async function serve({ files, failWith }: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = new URL(request.url ?? "/", "http://s3").pathname.slice(1);
  const body = await buffer(request);
  if (failWith !== undefined) return refuse(response, failWith, "InternalError");
  if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return refuse(response, 403, "AccessDenied");
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

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
  response.writeHead(status, { "Content-Type": "application/xml" }).end(body);
}
