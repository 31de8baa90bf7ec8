import { afterAll, beforeAll, expect, test } from "vitest";
import { readVerses } from "../../../schema/scripture/api.ts";
import { Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const read = (reference: string) => new Person(server.url).call(readVerses, { query: { reference } });

test("SCRIPTURE-3 visitors read the verses of a reference", async () => {
  const { body } = await read("Jn 11:35-36");
  expect(body).toEqual({
    reference: "John 11:35-36",
    translation: "kjv",
    passages: [
      {
        reference: "John 11:35-36",
        verses: [
          { chapter: 11, verse: 35, text: "Jesus wept." },
          { chapter: 11, verse: 36, text: "Then said the Jews, Behold how he loved him!" },
        ],
      },
    ],
    total: 2,
  });
});

test.each([
  ["John 99:1", 404, "scripture/unknown-reference"],
  ["<script>alert(1)</script>", 404, "scripture/unknown-reference"],
  ["John 3:16; drop table devotions", 404, "scripture/unknown-reference"],
  ["1".repeat(100), 404, "scripture/unknown-reference"],
  ["x".repeat(101), 422, "request/invalid"],
  ["", 422, "request/invalid"],
  ["John\n3:16", 422, "request/invalid"],
])("SCRIPTURE-2 the reference %j is refused with %i %s", async (reference, status, code) => {
  const reply = await read(reference);
  expect([reply.status, reply.error?.code]).toEqual([status, code]);
});

test("SCRIPTURE-3 the longest reference is answered at once, with 40 verses", async () => {
  const { body } = await read("Psalm 1-150");
  expect(body.total).toBe(2461);
  expect(body.passages[0]?.verses).toHaveLength(40);
});
