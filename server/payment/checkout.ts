import { join } from "node:path";
import type { Config } from "../platform/config/config.ts";
import { LIVE_FLUTTERWAVE_URL } from "../platform/config/payment-settings.ts";
import { flutterwave } from "./provider/flutterwave.ts";
import { payloadHash, webhookIsGenuine } from "./provider/flutterwave-hash.ts";
import { MEMBER_TIMEOUT_MS } from "./provider/flutterwave-request.ts";
import { type PaymentProvider, ProviderUnavailable } from "./provider/provider.ts";
import { startTestCheckout } from "./test-checkout/test-checkout.ts";

/** How this server takes payments. */
export interface Checkout {
  /**
   * `test`: through the test checkout, no money moves. `off`: in production without keys, where events cannot be paid for: no paid
   * event may be created or bought then, and both providers reject every call.
   */
  readonly mode: "live" | "test" | "off";
  /** For calls that a member waits for: gives up after ten seconds. */
  readonly provider: PaymentProvider;
  /** For jobs and webhooks: waits for as long as the provider itself needs to give up. */
  readonly jobProvider: PaymentProvider;
  readonly checkout: "hosted" | "inline";
  /** For the inline widget. Null where there is none, or where only the hosted page is used. */
  readonly widget: Widget | null;
  /** Whether a webhook comes from the provider. Pass `request.headersDistinct["verif-hash"]`. */
  webhookIsGenuine(given: readonly string[] | undefined): boolean;
  close(): Promise<void>;
}

export interface Widget {
  readonly publicKey: string;
  readonly scriptUrl: string;
  /** What the page's policy must allow: `script-src`, `connect-src` and `style-src` for the first, `frame-src` for all. */
  readonly scriptOrigin: string;
  readonly frameOrigins: readonly string[];
  /** The `payload_hash` option of the widget. */
  payloadHash(payment: Parameters<typeof payloadHash>[0]): string;
}

type Settings = Pick<
  Config,
  | "isProduction"
  | "dataDir"
  | "FLUTTERWAVE_SECRET_KEY"
  | "FLUTTERWAVE_PUBLIC_KEY"
  | "FLUTTERWAVE_WEBHOOK_HASH"
  | "FLUTTERWAVE_URL"
  | "FLUTTERWAVE_CHECKOUT"
>;

const LIVE_SCRIPT_ORIGIN = "https://checkout.flutterwave.com";
/** The live script shows its page from here. */
const LIVE_FRAME_ORIGIN = "https://checkout-v3-ui-prod.f4b-flutterwave.com";

/** Opens the checkout that the settings ask for. The test checkout sends its webhooks to `webhookUrl`. */
export async function openCheckout(config: Settings, webhookUrl: string): Promise<Checkout> {
  const { FLUTTERWAVE_SECRET_KEY: secretKey } = config;
  if (secretKey !== undefined) return liveCheckout(config, secretKey);
  return config.isProduction ? noCheckout(config) : await testCheckout(config, webhookUrl);
}

function liveCheckout(config: Settings, secretKey: string): Checkout {
  const { FLUTTERWAVE_URL: url, FLUTTERWAVE_WEBHOOK_HASH: hash, FLUTTERWAVE_PUBLIC_KEY: publicKey } = config;
  const isLiveAddress = url === LIVE_FLUTTERWAVE_URL;
  return {
    mode: "live",
    ...providers(url, secretKey),
    checkout: config.FLUTTERWAVE_CHECKOUT,
    widget:
      publicKey === undefined
        ? null
        : widgetFrom(isLiveAddress ? LIVE_SCRIPT_ORIGIN : new URL(url).origin, publicKey, secretKey),
    webhookIsGenuine: (given) => webhookIsGenuine(given, hash),
    close: async () => {},
  };
}

async function testCheckout({ dataDir }: Settings, webhookUrl: string): Promise<Checkout> {
  const file = join(dataDir, "test-checkout.json");
  const { provider, webhookHash, close } = await startTestCheckout({ file, webhookUrl });
  return {
    mode: "test",
    provider,
    jobProvider: provider,
    checkout: "hosted",
    widget: null,
    webhookIsGenuine: (given) => webhookIsGenuine(given, webhookHash),
    close: async () => close(),
  };
}

const noCheckout = (config: Settings): Checkout => ({
  mode: "off",
  provider: noProvider,
  jobProvider: noProvider,
  checkout: config.FLUTTERWAVE_CHECKOUT,
  widget: null,
  webhookIsGenuine: () => false,
  close: async () => {},
});

const refuse = () => Promise.reject(new ProviderUnavailable("no payment provider is configured"));
const noProvider: PaymentProvider = {
  startPayment: refuse,
  findTransactions: refuse,
  readTransaction: refuse,
  listTransactions: refuse,
  refund: refuse,
  listRefunds: refuse,
  disableLink: refuse,
};

const providers = (url: string, secretKey: string) => ({
  provider: flutterwave({ url, secretKey, timeoutMs: MEMBER_TIMEOUT_MS }),
  jobProvider: flutterwave({ url, secretKey }),
});

const widgetFrom = (scriptOrigin: string, publicKey: string, secretKey: string): Widget => ({
  publicKey,
  scriptUrl: `${scriptOrigin}/v3.js`,
  scriptOrigin,
  frameOrigins: scriptOrigin === LIVE_SCRIPT_ORIGIN ? [scriptOrigin, LIVE_FRAME_ORIGIN] : [scriptOrigin],
  payloadHash: (payment) => payloadHash(payment, secretKey),
});
