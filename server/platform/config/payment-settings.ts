import { z } from "zod";
import { StartupError } from "../process/startup-error.ts";
import { SettingsError } from "./settings-error.ts";

export const LIVE_FLUTTERWAVE_URL = "https://api.flutterwave.com/v3";

export const paymentSettings = {
  FLUTTERWAVE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      "Secret key of Flutterwave, which takes the payments for events. Without keys a test checkout takes them, in production nobody does",
    ),
  FLUTTERWAVE_PUBLIC_KEY: z.string().optional().describe("Public key of Flutterwave, which the inline checkout shows"),
  FLUTTERWAVE_WEBHOOK_HASH: z
    .string()
    .optional()
    .describe(
      "The secret hash that is set for webhooks in Flutterwave's dashboard, for PUBLIC_URL/api/payments/webhook. Without it all webhooks are refused",
    ),
  FLUTTERWAVE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .default(LIVE_FLUTTERWAVE_URL)
    .describe("Address of Flutterwave's API, or of something that behaves like it"),
  FLUTTERWAVE_CHECKOUT: z
    .enum(["hosted", "inline"])
    .default("hosted")
    .describe(
      "`hosted` sends members to Flutterwave's page, `inline` opens its widget on the event's page. The test checkout always has a page",
    ),
};

interface PaymentSettings {
  readonly FLUTTERWAVE_SECRET_KEY?: string | undefined;
  readonly FLUTTERWAVE_PUBLIC_KEY?: string | undefined;
  readonly FLUTTERWAVE_WEBHOOK_HASH?: string | undefined;
  readonly FLUTTERWAVE_URL: string;
  readonly FLUTTERWAVE_CHECKOUT: "hosted" | "inline";
}

/** Throws {@link StartupError} if these settings do not go together. No message contains a key. */
export function checkPaymentSettings(settings: PaymentSettings, isProduction: boolean): void {
  checkKeysAreNotSwapped(settings);
  checkKeysAreOfOneKind(settings);
  const missing = missingSettings(settings, isProduction);
  if (missing.length > 0) {
    const without = isProduction ? "events cannot be paid for" : "a test checkout takes the payments";
    throw new SettingsError(
      missing.map(
        (name) =>
          `The setting ${name} must be given too, because other settings of Flutterwave are. Without any of them ${without}.`,
      ),
    );
  }
  if (isProduction && !isProtected(settings.FLUTTERWAVE_URL)) {
    throw new StartupError(
      "The setting FLUTTERWAVE_URL must start with https:// in production, so that the secret key stays secret.",
    );
  }
}

/** In production the set is complete or empty. Elsewhere the secret key is enough for a checkout without webhooks. */
function missingSettings(settings: PaymentSettings, isProduction: boolean): readonly string[] {
  const names = ["FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_PUBLIC_KEY", "FLUTTERWAVE_WEBHOOK_HASH"] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return [];
  if (isProduction) return missing;
  const needed = [
    "FLUTTERWAVE_SECRET_KEY",
    ...(settings.FLUTTERWAVE_CHECKOUT === "inline" ? ["FLUTTERWAVE_PUBLIC_KEY"] : []),
  ];
  return missing.filter((name) => needed.includes(name));
}

/** Pages show the public key, so a secret key there would be given away. */
function checkKeysAreNotSwapped({ FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_PUBLIC_KEY }: PaymentSettings): void {
  if (FLUTTERWAVE_PUBLIC_KEY?.startsWith("FLWSECK")) {
    throw new StartupError("The setting FLUTTERWAVE_PUBLIC_KEY holds a secret key. Public keys start with FLWPUBK.");
  }
  if (FLUTTERWAVE_SECRET_KEY?.startsWith("FLWPUBK")) {
    throw new StartupError("The setting FLUTTERWAVE_SECRET_KEY holds a public key. Secret keys start with FLWSECK.");
  }
}

function checkKeysAreOfOneKind({ FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_PUBLIC_KEY }: PaymentSettings): void {
  if (FLUTTERWAVE_SECRET_KEY === undefined || FLUTTERWAVE_PUBLIC_KEY === undefined) return;
  if (isTestKey(FLUTTERWAVE_SECRET_KEY) !== isTestKey(FLUTTERWAVE_PUBLIC_KEY)) {
    throw new StartupError(
      "The setting FLUTTERWAVE_PUBLIC_KEY does not belong to FLUTTERWAVE_SECRET_KEY: one is a test key, the other is not.",
    );
  }
}

/** What whoever runs the server should know about payments, as a line of the greeting. Null if they simply work. */
export function paymentNotice(settings: PaymentSettings, isProduction: boolean): string | null {
  const { FLUTTERWAVE_SECRET_KEY: secretKey, FLUTTERWAVE_WEBHOOK_HASH: hash } = settings;
  if (secretKey === undefined) {
    return isProduction
      ? "Events cannot be paid for, because FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_PUBLIC_KEY and FLUTTERWAVE_WEBHOOK_HASH are not set"
      : "Tickets are paid for in a test checkout: no money moves";
  }
  if (hash === undefined) return "Without FLUTTERWAVE_WEBHOOK_HASH webhooks are refused, so payments are noticed later";
  return isTestKey(secretKey) ? "Flutterwave's keys are test keys: no money moves" : null;
}

/** Whether payments with this key move no money. */
const isTestKey = (key: string): boolean => /^FLW(SECK|PUBK)_TEST-/.test(key);

function isProtected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
