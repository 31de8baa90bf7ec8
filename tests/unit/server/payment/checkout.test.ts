import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openCheckout } from "../../../../server/payment/checkout.ts";
import { ProviderUnavailable } from "../../../../server/payment/provider/provider.ts";
import { readConfig } from "../../../../server/platform/config/config.ts";
import { fixedReply } from "../../../support/payment/loopback-server.ts";
import { paymentStart, TX_REF } from "../../../support/payment/payment-start.ts";

const keys = {
  FLUTTERWAVE_SECRET_KEY: "FLWSECK-abc-X",
  FLUTTERWAVE_PUBLIC_KEY: "FLWPUBK-abc-X",
  FLUTTERWAVE_WEBHOOK_HASH: "hook",
};
const production = { NODE_ENV: "production", PUBLIC_URL: "https://community.example" };

async function open(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "lampstand-checkout-"));
  const config = readConfig({ NODE_ENV: "test", SECRET: "x".repeat(40), DATA_DIR: dataDir, ...environment });
  const checkout = await openCheckout(config, "http://localhost:9/webhook");
  onTestFinished(async () => {
    await checkout.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return checkout;
}

test("PAY-3 without keys, payments outside production go through the test checkout", async () => {
  const checkout = await open({});
  expect(checkout.mode).toBe("test");
  const { link } = await checkout.provider.startPayment(paymentStart());
  await fetch(link, { method: "POST", body: new URLSearchParams({ action: "pay" }), redirect: "manual" });
  expect(await checkout.jobProvider.findTransactions(TX_REF)).toMatchObject([{ status: "successful" }]);
  expect(checkout).toMatchObject({ checkout: "hosted", widget: null });
  expect(checkout.webhookIsGenuine([""])).toBe(false);
});

test("PAY-3 without keys, nothing can be paid for in production", async () => {
  const checkout = await open(production);
  expect(checkout).toMatchObject({ mode: "off", widget: null });
  await expect(checkout.provider.startPayment(paymentStart())).rejects.toThrow(ProviderUnavailable);
  await expect(checkout.jobProvider.findTransactions(TX_REF)).rejects.toThrow(ProviderUnavailable);
  expect(checkout.webhookIsGenuine(["anything"])).toBe(false);
});

test("with keys, payments go to the address in the settings", async () => {
  const standIn = await fixedReply({ status: "success", message: "", data: { link: "https://pay.example/1" } });
  onTestFinished(standIn.close);
  const checkout = await open({ ...keys, FLUTTERWAVE_URL: `${standIn.url}/v3` });
  expect(checkout.mode).toBe("live");
  expect(await checkout.provider.startPayment(paymentStart())).toEqual({ link: "https://pay.example/1" });
  expect(standIn.requests).toEqual([
    { path: "/v3/payments", authorization: "Bearer FLWSECK-abc-X", contentType: "application/json" },
  ]);
  expect(checkout.widget?.scriptUrl).toBe(`${standIn.url}/v3.js`);
  expect(checkout.webhookIsGenuine(["hook"])).toBe(true);
});

test("with keys and the live address, the widget comes from the provider", async () => {
  const { widget, checkout } = await open({ ...production, ...keys, FLUTTERWAVE_CHECKOUT: "inline" });
  expect(checkout).toBe("inline");
  expect(widget).toMatchObject({
    publicKey: "FLWPUBK-abc-X",
    scriptUrl: "https://checkout.flutterwave.com/v3.js",
    frameOrigins: ["https://checkout.flutterwave.com", "https://checkout-v3-ui-prod.f4b-flutterwave.com"],
  });
});

test("PAY-12 with a secret key and no hash, every webhook is refused", async () => {
  const checkout = await open({ FLUTTERWAVE_SECRET_KEY: "FLWSECK-abc-X" });
  expect(checkout).toMatchObject({ mode: "live", widget: null });
  for (const given of [undefined, [""], ["undefined"]]) expect(checkout.webhookIsGenuine(given)).toBe(false);
});
