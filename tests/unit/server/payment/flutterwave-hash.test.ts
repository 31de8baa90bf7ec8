import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { payloadHash, webhookIsGenuine } from "../../../../server/payment/provider/flutterwave-hash.ts";

describe("PAY-12 a webhook", () => {
  test("with exactly the configured hash is genuine", () => {
    expect(webhookIsGenuine(["a secret hash"], "a secret hash")).toBe(true);
  });

  test.each([
    ["a wrong hash", ["a secret hasH"]],
    ["a part of the hash", ["a secret"]],
    ["a longer hash", ["a secret hash "]],
    ["an empty hash", [""]],
    ["no hash", undefined],
    ["an empty list of hashes", []],
    ["the hash twice", ["a secret hash", "a secret hash"]],
    ["the hash and another", ["a secret hash", "x"]],
    ["the hash twice in one line", ["a secret hash, a secret hash"]],
  ])("with %s is refused", (_, given) => {
    expect(webhookIsGenuine(given, "a secret hash")).toBe(false);
  });

  test.each([undefined, ""])("is refused if the configured hash is %j, whatever it carries", (configured) => {
    for (const given of [["x"], [""], ["undefined"], undefined]) {
      expect(webhookIsGenuine(given, configured)).toBe(false);
    }
  });
});

test("PAY-13 the widget's payload hash covers amount, currency, address, reference and secret key", () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const payment = { amountKobo: 250_050, currency: "NGN", email: "ada@example.org", txRef: "event-1" };
  const expected = sha256(`2500.5NGNada@example.orgevent-1${sha256("FLWSECK-abc-X")}`);
  expect(payloadHash(payment, "FLWSECK-abc-X")).toBe(expected);
  expect(payloadHash({ ...payment, amountKobo: 250_049 }, "FLWSECK-abc-X")).not.toBe(expected);
});
