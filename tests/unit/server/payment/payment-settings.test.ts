import { describe, expect, test } from "vitest";
import { readConfig } from "../../../../server/platform/config/config.ts";
import { paymentNotice } from "../../../../server/platform/config/payment-settings.ts";
import { StartupError } from "../../../../server/platform/process/startup-error.ts";

const production = { NODE_ENV: "production", SECRET: "x".repeat(40), PUBLIC_URL: "https://community.example" };
const development = { NODE_ENV: "test", SECRET: "x".repeat(40) };
const secret = { FLUTTERWAVE_SECRET_KEY: "FLWSECK-abc-X" };
const publicKey = { FLUTTERWAVE_PUBLIC_KEY: "FLWPUBK-abc-X" };
const hash = { FLUTTERWAVE_WEBHOOK_HASH: "hook" };
const complete = { ...secret, ...publicKey, ...hash };

describe("the settings of Flutterwave", () => {
  test.each([
    ["FLUTTERWAVE_PUBLIC_KEY", { ...production, ...secret }],
    ["FLUTTERWAVE_PUBLIC_KEY", { ...production, ...secret, ...hash }],
    ["FLUTTERWAVE_WEBHOOK_HASH", { ...production, ...secret, ...publicKey }],
    ["FLUTTERWAVE_SECRET_KEY", { ...production, ...publicKey, ...hash }],
    ["FLUTTERWAVE_SECRET_KEY", { ...production, ...hash }],
    ["FLUTTERWAVE_WEBHOOK_HASH", { ...production, ...complete, FLUTTERWAVE_WEBHOOK_HASH: "  " }],
    ["FLUTTERWAVE_SECRET_KEY", { ...development, ...publicKey }],
    ["FLUTTERWAVE_PUBLIC_KEY", { ...development, ...secret, FLUTTERWAVE_CHECKOUT: "inline" }],
  ])("PAY-1 an incomplete set stops the start with a message that names %s", (name, environment) => {
    expect(() => readConfig(environment)).toThrow(StartupError);
    expect(() => readConfig(environment)).toThrow(new RegExp(`^The setting ${name} must be given too`));
  });

  test.each([
    ["a complete set in production", { ...production, ...complete }],
    ["no keys in production", production],
    ["the secret key alone in development", { ...development, ...secret }],
    ["no keys in development", development],
  ])("PAY-1 %s is enough to start", (_, environment) => {
    expect(readConfig(environment).FLUTTERWAVE_URL).toBe("https://api.flutterwave.com/v3");
  });

  test.each([
    ["FLUTTERWAVE_PUBLIC_KEY", { FLUTTERWAVE_PUBLIC_KEY: "FLWSECK-hidden-X" }],
    ["FLUTTERWAVE_SECRET_KEY", { FLUTTERWAVE_SECRET_KEY: "FLWPUBK-hidden-X" }],
    ["FLUTTERWAVE_PUBLIC_KEY", { FLUTTERWAVE_PUBLIC_KEY: "FLWPUBK_TEST-hidden-X" }],
    ["FLUTTERWAVE_URL", { FLUTTERWAVE_URL: "http://pay.example/hidden" }],
    ["FLUTTERWAVE_URL", { FLUTTERWAVE_URL: "ftp://pay.example" }],
    ["FLUTTERWAVE_CHECKOUT", { FLUTTERWAVE_CHECKOUT: "popup" }],
  ])("PAY-2 a %s that cannot be right stops the start, without showing a key", (name, change) => {
    const read = () => readConfig({ ...production, ...complete, ...change });
    expect(read).toThrow(new RegExp(`^The setting ${name} (?!.*hidden).+\\.$`));
  });

  test("a stand-in on this machine needs no https, and its address may end with a slash", () => {
    const config = readConfig({ ...production, ...complete, FLUTTERWAVE_URL: "http://localhost:4000/v3/" });
    expect(config.FLUTTERWAVE_URL).toBe("http://localhost:4000/v3");
  });

  test.each([
    ["cannot be paid for", { ...production }],
    ["test checkout", { ...development }],
    ["webhooks are refused", { ...development, ...secret }],
    ["test keys", { ...development, ...hash, FLUTTERWAVE_SECRET_KEY: "FLWSECK_TEST-abc-X" }],
  ])("PAY-3 the server says when payments are not real or not complete: %s", (said, environment) => {
    const config = readConfig(environment);
    expect(paymentNotice(config, config.isProduction)).toContain(said);
  });

  test("PAY-3 with a complete set of live keys there is nothing to say", () => {
    expect(paymentNotice(readConfig({ ...production, ...complete }), true)).toBeNull();
  });
});
