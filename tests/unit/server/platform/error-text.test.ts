import { expect, test } from "vitest";
import { errorText } from "../../../../server/platform/error-text.ts";
import { openLog } from "../../../../server/platform/log.ts";

test.each([
  ["an error", new TypeError("x is undefined"), "TypeError: x is undefined"],
  ["a plain error", new Error("not yet"), "not yet"],
  ["a text", "gave up", "gave up"],
  ["nothing", undefined, "undefined"],
  ["a copy of an error", { message: "no connection", queue: "mail/send" }, "no connection"],
  ["an error without a message", Object.assign(new Error(""), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  ["an object", { row: "Ada", id: 3 }, "an object with the fields row, id"],
  ["an error with a cause", new Error("not sent", { cause: new Error("550 no") }), "not sent (550 no)"],
])("MONITORING-10 the text of %s says what happened", (_, thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});

test("MONITORING-10 the text of an error holds no email address and has an end", () => {
  expect(errorText(new Error("550 no mailbox ada@example.org here"))).toBe("550 no mailbox [address] here");
  expect(errorText(new Error("x".repeat(5_000)))).toHaveLength(1_000);
});

test("MONITORING-10 a log line describes a copy of an error like the error", () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) });
  log.warn({ error: { message: "no connection for ada@example.org", code: "08006", queue: "q" } }, "failed");
  log.warn({ error: { secret: "1234" } }, "failed");
  const [copy, object] = lines.map((line) => JSON.parse(line).error);
  expect(copy).toMatchObject({ message: "no connection for [address]", code: "08006" });
  expect(object.message).toBe("an object with the fields secret");
});
