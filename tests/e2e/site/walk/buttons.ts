import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

const pressable = "button, [role=button], [role=tab][aria-selected=false], summary, input[type=submit]";
const SCROLL_TOLERANCE_PX = 10;
/** A long list repeats the buttons of its first items. */
const LATER_ITEM = "li:nth-child(n + 4) *";

/** The buttons that a visitor can press now. */
const buttonsIn = (part: Locator): Locator =>
  part.locator(
    `:is(${pressable}):visible:not(:disabled, [aria-disabled=true], [role=tab][aria-selected=true], ${LATER_ITEM})`,
  );

const nameOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "");

/** What the browser was asked to do outside of the page: print, share, open a window, save or choose a file. */
interface Asked {
  count: number;
}

/** Begins to count what is asked outside of the page. */
export async function countAsked(page: Page): Promise<Asked> {
  const asked = { count: 0 };
  const add = () => {
    asked.count += 1;
  };
  await page.exposeFunction("countAsked", add);
  await page.addInitScript(() => {
    window.print = () => void window.countAsked();
    navigator.share = () => window.countAsked();
  });
  for (const event of ["popup", "download", "filechooser"] as const) page.on(event as "popup", add);
  return asked;
}

/** Resolves once nothing in the page has changed for a moment. What changes all the time, such as a clock, ends it too. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let still = setTimeout(done, 150);
        const observer = new MutationObserver(() => {
          clearTimeout(still);
          still = setTimeout(done, 150);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(done, 2_000);
      }),
  );

/** Everything that a press can change for a visitor. */
const stateOf = (page: Page, asked: Asked): Promise<string> =>
  page
    .evaluate(
      (tolerance) => [
        location.href,
        document.documentElement.dataset.theme,
        document.body.outerHTML,
        [...document.querySelectorAll("input")].map(({ value, checked }) => [value, checked]),
        // The pressed button gets the focus in any case.
        document.activeElement?.closest("button, body") ? "" : document.activeElement?.outerHTML,
        Math.round(scrollY / tolerance),
      ],
      SCROLL_TOLERANCE_PX,
    )
    .then((state) => JSON.stringify([...state, asked.count]));

/** Presses every button in this part of a page, each on a page where nothing was pressed. Returns those without an effect. */
export async function deadButtons(
  page: Page,
  { address, asked, part = page.getByRole("main") }: { address: string; asked: Asked; part?: Locator },
): Promise<string[]> {
  await openPage(page, address);
  const count = await buttonsIn(part).count();
  const dead: string[] = [];
  let isFresh = true;
  for (let index = 0; index < count; index += 1) {
    if (!isFresh) await openPage(page, address);
    const button = buttonsIn(part).nth(index);
    await button.scrollIntoViewIfNeeded();
    await untilStill(page);
    const before = await stateOf(page, asked);
    const name = await nameOf(button);
    await button.click();
    const hasEffect = await expect
      .poll(() => stateOf(page, asked), { timeout: 3_000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    if (!hasEffect) dead.push(`${address}: ${name}`);
    isFresh = await closeDialog(page);
  }
  return dead;
}

/** Closes the dialog that a press has opened. Returns false if it did something else. */
async function closeDialog(page: Page): Promise<boolean> {
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) === 0) return false;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  return true;
}

declare global {
  interface Window {
    countAsked: () => Promise<void>;
  }
}
