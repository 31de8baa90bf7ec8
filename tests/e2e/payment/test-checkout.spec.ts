import { flutterwave } from "../../../server/payment/provider/flutterwave.ts";
import { type Fake, startFake } from "../../support/payment/fake/fake.ts";
import { fixedPage } from "../../support/payment/loopback-server.ts";
import { paymentStart, TX_REF } from "../../support/payment/payment-start.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, newcomer, SMALL_PHONE, test } from "../support/site.ts";
import { payOnTestCheckout, pressOnTestCheckout, testCheckoutFrame } from "../support/test-checkout.ts";

let fake: Fake;
/** Stands for the site that payers are sent back to, with an event's page that has the inline widget. */
let site: Awaited<ReturnType<typeof fixedPage>>;
test.beforeEach(async () => {
  fake = await startFake();
  site = await fixedPage(pageWithWidget(fake));
});
test.afterEach(async () => {
  await fake.close();
  await site.close();
});

function pageWithWidget({ origin, publicKey: public_key }: Fake): string {
  const options = { public_key, tx_ref: TX_REF, amount: 2500, customer: { email: "ada@example.org" } };
  return `<!doctype html><title>Site</title><button>Buy</button><output></output><script src="${origin}/v3.js"></script><script>
    const tell = (text) => { document.querySelector("output").textContent += text + " "; };
    document.querySelector("button").onclick = () => FlutterwaveCheckout({ ...${JSON.stringify(options)},
      callback: ({ status, tx_ref }) => tell(status + " " + tx_ref), onclose: (isIncomplete) => tell("closed " + isIncomplete) });
  </script>`;
}

async function start() {
  const provider = flutterwave({ url: fake.url, secretKey: fake.secretKey });
  const title = "Night of praise ".repeat(8);
  const { link } = await provider.startPayment(
    paymentStart({ title, returnUrl: `${site.url}/payment-success?event_id=1` }),
  );
  return { link, close: () => provider.disableLink(link) };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the test checkout is accessible and fits a small phone, with a ${colorScheme} theme`, async ({ browser }) => {
    const { page } = await newcomer(browser, { url: fake.origin }, { viewport: SMALL_PHONE, colorScheme });
    const { link, close } = await start();
    const look = async (state: string) => {
      await expectNoFindings(page, state);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(SMALL_PHONE.width);
    };
    await page.goto(link);
    await look("open");
    await pressOnTestCheckout(page, "decline");
    await look("declined");
    await pressOnTestCheckout(page, "payLater");
    await look("waiting");
    await close();
    fake.arrive(fake.transactions.at(-1)?.id ?? 0);
    await page.reload();
    await look("paid");
  });
}

test("a payer without scripts pays by keyboard and is sent back", async ({ browser }) => {
  const { page } = await newcomer(browser, { url: fake.origin }, { javaScriptEnabled: false });
  await page.goto((await start()).link);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/payment-success\?.*status=successful/);
});

test("a declined payer tries again and is sent back with the payment that counts", async ({ browser }) => {
  const { page } = await newcomer(browser, { url: fake.origin });
  await page.goto((await start()).link);
  await pressOnTestCheckout(page, "decline");
  await payOnTestCheckout(page);
  expect(new URL(page.url()).searchParams.get("transaction_id")).toBe(String(fake.transactions.at(-1)?.id));
});

test("the inline widget tells the page what was paid, and gives the focus back", async ({ browser }) => {
  const { page } = await newcomer(browser, { url: fake.origin });
  await page.goto(site.url);
  await page.getByRole("button", { name: "Buy" }).click();
  await pressOnTestCheckout(testCheckoutFrame(page), "pay");
  await expect(page.getByText(`successful ${TX_REF}`)).toBeVisible();
  await testCheckoutFrame(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("closed false")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy" })).toBeFocused();
});

test("the inline widget says that a payer who leaves has not paid", async ({ browser }) => {
  const { page } = await newcomer(browser, { url: fake.origin });
  await page.goto(site.url);
  await page.getByRole("button", { name: "Buy" }).click();
  await pressOnTestCheckout(testCheckoutFrame(page), "cancel");
  await expect(page.getByText("closed true")).toBeVisible();
});
