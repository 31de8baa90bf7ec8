import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestCheckout } from "../../../server/payment/test-checkout/test-checkout.ts";

/** The test checkout in a folder of its own, with no server to tell about payments. */
export async function openTestCheckout() {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-checkout-"));
  const checkout = await startTestCheckout({
    file: join(folder, "state.json"),
    webhookUrl: "http://localhost:9/webhook",
  });
  return {
    ...checkout,
    close() {
      checkout.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
