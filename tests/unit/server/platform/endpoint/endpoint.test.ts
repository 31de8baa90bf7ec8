import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint, raw, upload } from "../../../../../schema/endpoint.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../../../schema/protocol-version.ts";
import { openApiDocument } from "../../../../../server/platform/document/openapi.ts";
import { route } from "../../../../../server/platform/endpoint/route.ts";
import { Refusal } from "../../../../../server/platform/refusal.ts";
import { png, pngOfSize } from "../../../../support/request/picture.ts";
import { rawRequest } from "../../../../support/request/raw-request.ts";
import { replyBody } from "../../../../support/request/reply-body.ts";
import { type EndpointServer, serveEndpoints } from "../../../../support/server/endpoint-server.ts";

const OWN_ORIGIN = "https://lampstand.example";

const sendPicture = endpoint("POST /api/test/picture", "anyone", {
  summary: "Takes a picture with its caption.",
  body: upload({
    fields: z.strictObject({ caption: z.string().min(1) }),
    files: {
      picture: { types: ["image/png"], maxBytes: 200_000 },
      thumbnail: { types: ["image/png"], maxBytes: 1000, isOptional: true },
    },
  }),
  output: z.strictObject({
    caption: z.string(),
    name: z.string(),
    bytes: z.int(),
    hasThumbnail: z.boolean(),
    // The declared types are all that a handler can get.
    type: z.literal("image/png"),
  }),
});
const takeWebhook = endpoint("POST /api/test/webhook/:provider", "anyone", {
  origin: "any",
  summary: "Hears of a payment.",
  params: z.strictObject({ provider: z.string() }),
  headers: z.object({ "x-signature": z.string() }),
  body: raw("application/json"),
  maxBodyBytes: 2000,
  output: z.strictObject({ signature: z.string(), text: z.string() }),
});
const readReport = endpoint("GET /api/test/report", "anyone", {
  isImpersonal: true,
  kind: "file",
  fileTypes: ["text/csv"],
  summary: "A table.",
  query: z.strictObject({ from: z.enum(["memory", "disk"]) }),
});
const readLogo = endpoint("GET /api/test/logo/:name", "anyone", {
  isImpersonal: true,
  kind: "file",
  fileTypes: ["image/png"],
  cache: "immutable",
  summary: "A picture that never changes.",
  params: z.strictObject({ name: z.string() }),
});
const readWrongType = endpoint("GET /api/test/wrong-type", "anyone", {
  isImpersonal: true,
  kind: "file",
  fileTypes: ["application/pdf"],
  summary: "Declares one type and answers with another.",
});
const limit = { name: "ping", tries: 2, seconds: 60, per: "address" } as const;
const ping = endpoint("POST /api/test/ping", "anyone", {
  summary: "Counted.",
  limit,
});
const pingAgain = endpoint("POST /api/test/ping-again", "anyone", {
  summary: "Counted together with the other one.",
  limit,
});

const table = "name,points\nTúndé,120\n";
let folder: string;
let server: EndpointServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-files-"));
  writeFileSync(join(folder, "report.csv"), table);
  const file = { type: "text/csv", name: "Ọ̀rọ̀ àti iye – 2026.csv" };
  server = await serveEndpoints([
    route(sendPicture, async ({ body: { fields, files } }) => ({
      caption: fields.caption,
      name: files.picture.name,
      bytes: files.picture.bytes.length,
      hasThumbnail: files.thumbnail !== undefined,
      type: files.picture.type,
    })),
    route(takeWebhook, async ({ headers, body }) => ({
      signature: headers["x-signature"],
      text: Buffer.from(body).toString(),
    })),
    route(readReport, async ({ query }) => ({
      ...file,
      content: query.from === "memory" ? Buffer.from(table) : { path: join(folder, "report.csv") },
    })),
    route(readLogo, async ({ params }) => {
      if (params.name !== "lamp") throw new Refusal("request/not-found");
      return { type: "image/png", name: "lamp.png", content: png, isInline: true };
    }),
    route(readWrongType, async () => ({ ...file, content: Buffer.from(table) })),
    route(ping, async () => {}),
    route(pingAgain, async () => {}),
  ]);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const post = (path: string, body: FormData | string, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body, headers: { Origin: OWN_ORIGIN, ...headers } });

function form({
  name = "Àwòrán àkọ́kọ́.png",
  type = "image/png",
  size = 100_000,
  caption = "Us",
  bytes = pngOfSize(size),
} = {}): FormData {
  const data = new FormData();
  data.set("caption", caption);
  data.set("picture", new File([bytes], name, { type }));
  return data;
}

describe("an upload endpoint", () => {
  test("an upload endpoint gets the text fields and a file with its non-ASCII name", async () => {
    const response = await post(sendPicture.path, form());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      caption: "Us",
      name: "Àwòrán àkọ́kọ́.png".normalize("NFC"),
      bytes: 100_000,
      hasThumbnail: false,
      type: "image/png",
    });
  });

  test.each([
    ["a file of another type", form({ type: "image/svg+xml" }), 422, ["picture"]],
    ["a page that calls itself a picture", form({ bytes: Buffer.from("<script>") }), 422, ["picture"]],
    ["an empty caption", form({ caption: "" }), 422, ["caption"]],
    ["an empty form", new FormData(), 422, ["caption", "picture"]],
  ])("an upload with %s is refused with the name of the field", async (_, data, status, fields) => {
    const response = await post(sendPicture.path, data);
    const body = (await response.json()) as { code: string; fields: object };
    expect([response.status, body.code, Object.keys(body.fields)]).toEqual([status, "request/invalid", fields]);
  });

  test("an upload without a required file is refused with the name of the file's field", async () => {
    const data = form();
    data.delete("picture");
    const response = await post(sendPicture.path, data);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { fields: { picture: "Please choose a file." } },
    ]);
  });

  test("an upload with an undeclared field, a second file or an unknown file is refused", async () => {
    const [extra, twice, unknown] = [form(), form(), form()];
    extra.set("role", "admin");
    twice.append("picture", new File(["x"], "b.png", { type: "image/png" }));
    unknown.set("virus", new File(["x"], "b.png", { type: "image/png" }));
    for (const data of [extra, twice, unknown]) expect((await post(sendPicture.path, data)).status).toBe(422);
  });

  test("an upload is too large if a file exceeds its limit or the body exceeds all limits", async () => {
    for (const size of [200_001, 2_000_000]) {
      const response = await post(sendPicture.path, form({ size }));
      expect([response.status, await response.json()]).toMatchObject([413, { code: "request/too-large" }]);
    }
  });

  test("a file over its own limit is named, also one that is smaller than the limit of another", async () => {
    const large = await post(sendPicture.path, form({ size: 200_001 }));
    expect(await large.json()).toMatchObject({ fields: { picture: "Please choose a file of at most 195 KB." } });
    const data = form();
    data.set("thumbnail", new File([pngOfSize(1001)], "small.png", { type: "image/png" }));
    const thumbnail = await post(sendPicture.path, data);
    expect([thumbnail.status, await thumbnail.json()]).toMatchObject([
      413,
      { fields: { thumbnail: expect.any(String) } },
    ]);
  });

  test.each([
    ["without a boundary", "multipart/form-data", "--x--"],
    [
      "that ends too early",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    ],
    ["without headers of a part", "multipart/form-data; boundary=x", "--x\r\n:\r\n\r\n1\r\n--x--\r\n"],
    ["without content", "multipart/form-data; boundary=x", ""],
  ])("a form %s is refused as malformed", async (_, type, body) => {
    const response = await post(sendPicture.path, body, { "Content-Type": type });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "request/malformed" }]);
  });

  test("JSON sent to an upload endpoint is refused as malformed", async () => {
    const response = await post(sendPicture.path, "{}", { "Content-Type": "application/json" });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "request/malformed" }]);
  });
});

describe("a webhook endpoint", () => {
  const json = { "Content-Type": "application/json", "X-Signature": "abc" };
  const text = '{"amount" : 100}';

  test("a webhook without an Origin gets the exact bytes and its declared headers, but no session", async () => {
    const response = await ask("/api/test/webhook/pay", {
      method: "POST",
      body: text,
      headers: { ...json, Cookie: "session=somebody" },
    });
    expect([response.status, await response.json()]).toEqual([200, { signature: "abc", text }]);
  });

  test("a webhook is accepted from a foreign Origin", async () => {
    const response = await post("/api/test/webhook/pay", text, { ...json, Origin: "https://pay.example" });
    expect(response.status).toBe(200);
  });

  test("a webhook without a declared header, of another type or above its limit is refused", async () => {
    const statusOf = async (body: string, headers: Record<string, string>) =>
      (await ask("/api/test/webhook/pay", { method: "POST", body, headers })).status;
    expect(await statusOf(text, { "Content-Type": "application/json" })).toBe(422);
    expect(await statusOf(text, { ...json, "Content-Type": "text/plain" })).toBe(400);
    expect(await statusOf("x".repeat(2001), json)).toBe(413);
  });

  test("endpoints that are not webhooks refuse a foreign or missing Origin", async () => {
    const headers = { Origin: "https://pay.example" };
    expect((await ask(ping.path, { method: "POST", headers })).status).toBe(403);
    expect((await ask(ping.path, { method: "POST" })).status).toBe(403);
    expect((await ask(sendPicture.path, { method: "POST", body: form(), headers })).status).toBe(403);
  });
});

describe("a file endpoint", () => {
  test.each(["memory", "disk"])(
    "a file from %s is sent whole, with its type, length and non-ASCII name",
    async (from) => {
      const response = await ask(`${readReport.path}?from=${from}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(table);
      expect(response.headers.get("content-type")).toBe("text/csv");
      expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(table)));
      const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      expect(decodeURIComponent(name ?? "")).toBe("Ọ̀rọ̀ àti iye – 2026.csv");
    },
  );

  test.each(["memory", "disk"])("a file from %s is sent in part if the request asks for a range", async (from) => {
    const response = await ask(`${readReport.path}?from=${from}`, { headers: { Range: "bytes=5-10" } });
    expect([response.status, await response.text()]).toEqual([206, "points"]);
    expect(response.headers.get("content-range")).toBe(`bytes 5-10/${Buffer.byteLength(table)}`);
    const beyond = await ask(`${readReport.path}?from=${from}`, { headers: { Range: "bytes=900-" } });
    expect(beyond.status).toBe(416);
  });

  test("is read by the tests' people with its type, name and bytes, and its refusal as the error", async () => {
    const reply = await replyBody(readReport, await ask(`${readReport.path}?from=memory`));
    const file = { type: "text/csv", name: "Ọ̀rọ̀ àti iye – 2026.csv", isInline: false };
    expect(reply).toEqual({ ...file, content: Buffer.from(table) });
    expect(await replyBody(readReport, await ask(readReport.path))).toMatchObject({ code: "request/invalid" });
  });

  test("an immutable file may be kept for a year, and a browser that has it gets no bytes again", async () => {
    const first = await ask("/api/test/logo/lamp");
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    // `fetch` would ask for a fresh copy, so this one is written by hand.
    const conditional = `If-None-Match: ${first.headers.get("etag")}\r\nConnection: close\r\n\r\n`;
    const askAgain = (path: string) =>
      rawRequest(Number(new URL(server.url).port), `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${conditional}`);
    expect(await askAgain("/api/test/logo/lamp")).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
    expect(await askAgain("/api/test/logo/other")).toMatch(/^HTTP\/1\.1 404 [\s\S]*Cache-Control: no-store/);
    expect((await ask(`${readReport.path}?from=memory`)).headers.get("cache-control")).toBe("no-store");
  });

  test("a file of an undeclared type is not sent", async () => {
    expect((await ask(readWrongType.path)).status).toBe(500);
  });
});

test("APP-13 a page of another version is refused; every reply says the server’s version", async () => {
  const send = (headers: Record<string, string>) =>
    ask("/api/test/webhook/pay", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json", "X-Signature": "abc", ...headers },
    });
  for (const headers of [{}, { [PROTOCOL_HEADER]: PROTOCOL_VERSION }]) {
    const response = await send(headers);
    expect([response.status, response.headers.get(PROTOCOL_HEADER)]).toEqual([200, PROTOCOL_VERSION]);
  }
  const refused = await send({ [PROTOCOL_HEADER]: "another" });
  expect([refused.status, refused.headers.get(PROTOCOL_HEADER)]).toEqual([409, PROTOCOL_VERSION]);
  expect(await refused.json()).toMatchObject({ code: "request/outdated" });
});

test("endpoints with the same limit share its count, and the refusal says when to retry", async () => {
  const pingAt = (path: string) => ask(path, { method: "POST", headers: { Origin: OWN_ORIGIN } });
  const first = await pingAt(ping.path);
  expect([first.status, await first.json()]).toEqual([200, { done: true }]);
  expect((await pingAt(pingAgain.path)).status).toBe(200);
  const refused = await pingAt(ping.path);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("the OpenAPI document shows files, forms, raw bodies, headers, limits and open Origins", () => {
  const document = openApiDocument("Test", { test: { sendPicture, takeWebhook, readReport, ping } });
  const { paths } = document as unknown as { paths: Record<string, Record<string, never>> };
  expect(paths["/api/test/picture"]?.post).toMatchObject({
    requestBody: { content: { "multipart/form-data": { schema: { allOf: [{}, { required: ["picture"] }] } } } },
  });
  expect(paths["/api/test/webhook/{provider}"]?.post).toMatchObject({
    description: "For: anyone. Any Origin, or none, is accepted; no session is read. The body has at most 2000 bytes.",
    parameters: [{ in: "path" }, { in: "header", name: "x-signature" }],
    requestBody: { content: { "application/json": { schema: { format: "binary" } } } },
  });
  expect(paths["/api/test/report"]?.get).toMatchObject({
    responses: { "200": { content: { "text/csv": { schema: { format: "binary" } } } } },
  });
  expect(paths["/api/test/ping"]?.post).toMatchObject({ responses: { "429": {} } });
});
