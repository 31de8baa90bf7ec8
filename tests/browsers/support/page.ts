import axe from "axe-core";
import type { Key, Window } from "./engine.ts";
import { describeTarget, type Found, locate, plain, type Target } from "./locate.ts";

/** Ends a wait that will never succeed. */
const WAIT_MS = 30_000;
const POLL_MS = 40;
/** More than any page has before its main content ends. */
const MAX_TABS = 80;

/** A page as a person uses it, in any engine. Everything waits until it is possible, or fails and says what the page showed. */
export class Page {
  readonly window: Window;
  readonly origin: string;

  constructor(window: Window, origin: string) {
    this.window = window;
    this.origin = origin;
  }

  open(path: string): Promise<void> {
    return this.window.goto(new URL(path, this.origin).href);
  }

  /** Done by the page: a driver takes a request that fails beside it, such as a worker’s, for the failure of the reload. */
  async reload(): Promise<void> {
    await this.window.run(() => {
      Object.assign(window, { isLeft: true });
      location.reload();
    });
    await this.until(() => !("isLeft" in window));
  }

  async sees(target: Target, count?: number): Promise<Found> {
    const seen = (found: Found) => (count === undefined ? found.count > 0 : found.count === count);
    return await this.#until(target, seen, `sees ${count ?? ""}`);
  }

  async seesNot(target: Target): Promise<void> {
    await this.#until(target, ({ count }) => count === 0, "no longer sees");
  }

  /** Waits until what is found of the target fulfils this. */
  async untilFound(target: Target, holds: (found: Found) => boolean): Promise<Found> {
    return await this.#until(target, holds, `finds (${holds})`);
  }

  async count(target: Target): Promise<number> {
    return (await this.#find(target, false))?.count ?? 0;
  }

  /** Clicks once the target is in the same place twice: late parts of a page move those below them. */
  async click(target: Target): Promise<void> {
    let before = "";
    const isStill = ({ point, isDisabled }: Found) => {
      const now = String(point);
      const wasThere = now === before;
      before = now;
      return wasThere && point !== null && !isDisabled;
    };
    const { point } = await this.#until(target, isStill, "can click", true);
    if (point) await this.window.click(...point);
  }

  /** Replaces what a field holds. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.#until(target, ({ isFocused }) => isFocused, "has the focus in");
    await this.window.run(() => {
      const field = document.activeElement as HTMLInputElement | HTMLTextAreaElement;
      if (field.value) field.select();
    });
    await this.window.type(text);
    await this.#until(target, ({ value }) => value === text, `has typed “${text}” into`);
  }

  /**
   * Types a date, `yyyy-mm-dd`, into the only field of dates, whose parts have the order of the system. Some go to the next part
   * once one is full, others with a dash.
   */
  async typeDate(target: Target, date: string): Promise<void> {
    await this.sees(target);
    const [year = "", month = "", day = ""] = date.split("-");
    for (const typed of [`${month}${day}${year}`, `${month}-${day}-${year}`, `${day}${month}${year}`, date]) {
      await this.window.run(() => {
        const field = document.querySelector<HTMLElement>('input[type="date"]');
        // Only a new focus is in its first part.
        field?.blur();
        field?.focus();
      });
      await this.focused(target);
      await this.window.type(typed);
      if ((await this.sees(target)).value === date) return;
    }
    await this.untilFound(target, ({ value }) => value === date);
  }

  /** Ticks a box or a radio, or switches a switch on. */
  async check(target: Target): Promise<void> {
    await this.click(target);
    await this.#until(target, ({ isChecked }) => isChecked, "has checked");
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Target): Promise<void> {
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if ((await this.sees(target)).isFocused) return;
      await this.press("Tab");
    }
    await this.focused(target);
  }

  async focused(target: Target): Promise<void> {
    await this.#until(target, ({ isFocused }) => isFocused, "has the focus on");
  }

  /** Waits until the path, with its search, matches. */
  async untilAt(path: RegExp): Promise<void> {
    const now = async () => {
      const { pathname, search } = new URL(await this.window.url());
      return `${pathname}${search}`;
    };
    await this.#poll(async () => path.test(await now()), `is at ${path}`);
  }

  /** Waits until this holds in the page. */
  async until<Args extends readonly unknown[]>(
    holds: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await this.#poll(() => this.window.run(holds, ...args), `until ${holds} with ${JSON.stringify(args)}`);
  }

  async #until(target: Target, holds: (found: Found) => boolean, what: string, shouldScroll = false): Promise<Found> {
    let found: Found | undefined;
    const isFound = async () => {
      found = await this.#find(target, shouldScroll);
      return found !== undefined && holds(found);
    };
    await this.#poll(isFound, `${what} ${describeTarget(target)}`, () => JSON.stringify(found));
    return found as Found;
  }

  async #find(target: Target, shouldScroll: boolean): Promise<Found | undefined> {
    const chain = plain(target);
    const found = await this.window.run(locate, chain, shouldScroll);
    if (found) return found;
    await this.window.load(axe.source);
    return await this.window.run(locate, chain, shouldScroll);
  }

  /** Waits. A document that is just being replaced by another one answers nothing, and is asked again. */
  async #poll(holds: () => Promise<boolean>, what: string, last: () => string = () => ""): Promise<void> {
    const deadline = performance.now() + WAIT_MS;
    let problem: unknown;
    for (;;) {
      try {
        if (await holds()) return;
        problem = undefined;
      } catch (error) {
        problem = error;
      }
      if (performance.now() > deadline) throw new Error(await this.#failure(what, last(), problem));
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async #failure(what: string, last: string, problem: unknown): Promise<string> {
    const shown = await this.window
      .run(() => (document.querySelector("main") ?? document.body).textContent.slice(0, 1_500))
      .catch(String);
    const errors = this.window.errors().join("\n");
    return [
      `waited ${WAIT_MS} ms: ${what}. Last: ${last} ${problem ?? ""}`,
      `at ${await this.window.url().catch(String)}: ${shown}`,
      errors,
    ].join("\n");
  }
}

// Names of parts of a page.
export const named =
  (role: string) =>
  (name?: string | RegExp, within?: Target): Target => ({
    role,
    ...(name !== undefined && { name }),
    ...(within && { within }),
  });
export const button = named("button");
export const link = named("link");
export const heading = named("heading");
/** Of text, also a search or one with suggestions. */
export const field = named("field");
export const radio = named("radio");
export const checkbox = named("checkbox");
export const dialog = named("dialog");
export const text = (name: string | RegExp, within?: Target): Target => ({ name, ...(within && { within }) });
