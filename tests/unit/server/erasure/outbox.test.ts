import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteMails } from "../../../../server/erasure/outbox.ts";
import { mentionsAddress } from "../../../../server/erasure/personal-data.ts";

let outbox: string;
beforeAll(() => {
  outbox = mkdtempSync(join(tmpdir(), "lampstand-outbox-"));
});
afterAll(() => rmSync(outbox, { recursive: true }));

const isHers = mentionsAddress(["ada@example.org"]);

test("ERASE-8 mails to the address are deleted, also among several, and mails to others that name it stay", async () => {
  const mails = {
    "hers.eml": "From: us@example.org\r\nTo: Ada <ada@example.org>\r\n\r\nHello",
    "many.eml": "To: Obi <obi@example.org>,\r\n\tAda <ada@example.org>\r\nSubject: Hello\r\n\r\nHello",
    "his.eml": "To: obi@example.org\r\nSubject: Hello\r\n\r\nFrom ada@example.org",
    "nobody.eml": "Subject: Hello\r\n\r\nada@example.org",
    "note.txt": "To: ada@example.org",
  };
  for (const [name, text] of Object.entries(mails)) writeFileSync(join(outbox, name), text);
  expect(await deleteMails(outbox, isHers)).toBe(2);
  expect(readdirSync(outbox).toSorted()).toEqual(["his.eml", "nobody.eml", "note.txt"]);
  expect(await deleteMails(outbox, isHers)).toBe(0);
});

test("a server without an outbox has no mails, and a folder that cannot be read is an error", async () => {
  expect(await deleteMails(join(outbox, "missing"), isHers)).toBe(0);
  await expect(deleteMails(join(outbox, "note.txt"), isHers)).rejects.toThrow("ENOTDIR");
});
