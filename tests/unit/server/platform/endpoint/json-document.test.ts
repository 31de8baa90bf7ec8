import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../../../../schema/endpoint.ts";
import { route } from "../../../../../server/platform/endpoint/route.ts";
import { rawRequest } from "../../../../support/request/raw-request.ts";
import { type EndpointServer, serveEndpoints } from "../../../../support/server/endpoint-server.ts";

let written = 0;
const readGuide = endpoint("GET /api/test/guide", "anyone", {
  isImpersonal: true,
  isDocument: true,
  summary: "A long text.",
  output: z.strictObject({ text: z.string() }).refine(() => {
    written += 1;
    return true;
  }),
});

let server: EndpointServer;
let guide = { text: "" };
beforeAll(async () => {
  server = await serveEndpoints([route(readGuide, async () => guide)]);
});
afterAll(() => server.close());
beforeEach(() => {
  guide = { text: "A lamp to my feet. ".repeat(500) };
  written = 0;
});

const ask = (encoding: string) => fetch(server.url + readGuide.path, { headers: { "Accept-Encoding": encoding } });
const askAgain = (entityTag: string | null, encoding: string) => {
  const headers = `If-None-Match: ${entityTag}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
  return rawRequest(
    Number(new URL(server.url).port),
    `GET ${readGuide.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}`,
  );
};

test.each(["br", "gzip", "identity"])(
  "a document is the same text as %s, and written once for all callers",
  async (encoding) => {
    for (let asked = 0; asked < 3; asked += 1) {
      const response = await ask(encoding);
      expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
      expect(Number(response.headers.get("content-length")) < 500).toBe(encoding !== "identity");
      expect(await response.json()).toEqual(guide);
    }
    expect(written).toBe(1);
  },
);

test("a browser that has a document gets no bytes again, until it changes", async () => {
  const first = await ask("gzip");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  const entityTag = first.headers.get("etag");
  expect(await askAgain(entityTag, "gzip")).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
  expect((await ask("identity")).headers.get("etag")).not.toBe(entityTag);
  guide = { text: "Another text. ".repeat(500) };
  expect(await askAgain(entityTag, "gzip")).toMatch(/^HTTP\/1\.1 200 /);
});
