import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./site.ts";

/** What the buttons of the test checkout do. */
const buttons = {
  pay: "Pay now",
  payLater: "Pay later by bank transfer",
  decline: "Decline the card",
  cancel: "Cancel and go back",
  /** Only while a bank transfer is on its way. */
  arrive: "Let the transfer arrive now",
} as const;

/** Waits for the page of the test checkout and presses one of its buttons. For the inline widget, pass its frame. */
export async function pressOnTestCheckout(page: Page | FrameLocator, action: keyof typeof buttons): Promise<void> {
  await expect(page.getByText("TEST CHECKOUT: no money moves")).toBeVisible();
  await page.getByRole("button", { name: buttons[action] }).click();
}

/** Pays on the page of the test checkout, and waits until the browser is back on the page about the payment. */
export async function payOnTestCheckout(page: Page): Promise<void> {
  await pressOnTestCheckout(page, "pay");
  await page.waitForURL(/\/payment-success\?/);
}

/** The frame of the inline widget. */
export const testCheckoutFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Test checkout"]');
