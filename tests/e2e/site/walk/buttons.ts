import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";

const pressable = "button, [role=button], [role=tab][aria-selected=false], summary, input[type=submit]";
const SCROLL_TOLERANCE_PX = 10;
/** A long list repeats the buttons of its first items. */
const LATER_ITEM = ":is(li, article):nth-child(n + 4) *";

/** What is chosen already: a tab, or one of the choices of a filter. */
const CHOSEN = "[role=tab][aria-selected=true], [role=group] > [aria-pressed=true]";

/** The buttons that a visitor can press now. */
const buttonsIn = (part: Locator): Locator =>
  part.locator(`:is(${pressable}):visible:not(:disabled, [aria-disabled=true], ${CHOSEN}, ${LATER_ITEM})`);

const namesIn = (part: Locator): Promise<string[]> =>
  buttonsIn(part).evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? each.textContent?.trim() ?? ""));

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
    .evaluate((tolerance) => {
      const body = document.body.cloneNode(true) as HTMLElement;
      // The place for messages comes by itself, some seconds after the page.
      for (const empty of body.querySelectorAll("section:empty")) empty.remove();
      return [
        location.href,
        document.documentElement.dataset.theme,
        body.outerHTML,
        [...document.querySelectorAll("input")].map(({ value, checked }) => [value, checked]),
        // The pressed button gets the focus in any case.
        document.activeElement?.closest("button, body") ? "" : document.activeElement?.outerHTML,
        Math.round(scrollY / tolerance),
      ];
    }, SCROLL_TOLERANCE_PX)
    .then((state) => JSON.stringify([...state, asked.count]));

/** Presses every button in this part of a page, each on a page with the same buttons. Returns those without an effect. */
export async function deadButtons(
  page: Page,
  { address, asked, part = page.getByRole("main") }: { address: string; asked: Asked; part?: Locator },
): Promise<string[]> {
  await openPage(page, address);
  const names = await namesIn(part);
  // A toast that leaves would look like an effect of the next press.
  const toasts = page.locator("[data-sonner-toast]");
  const dead: string[] = [];
  for (const [index, name] of names.entries()) {
    const isAsOpened = String(await namesIn(part)) === String(names) && (await toasts.count()) === 0;
    if (!isAsOpened) await openPage(page, address);
    const button = buttonsIn(part).nth(index);
    await button.scrollIntoViewIfNeeded();
    await untilStill(page);
    const before = await stateOf(page, asked);
    await button.click();
    const hasEffect = await expect
      .poll(() => stateOf(page, asked), { timeout: 3_000 })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    if (!hasEffect) dead.push(`${address}: ${name}`);
    // The code of a dialog may still be loading.
    await expect(part.locator("[aria-busy=true]")).toHaveCount(0);
    await closeDialog(page);
  }
  return dead;
}

/** Closes the dialog that a press may have opened. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

declare global {
  interface Window {
    countAsked: () => Promise<void>;
  }
}
