import type axe from "axe-core";

/** What a person would call a part of the page. */
export interface Target {
  /** Its role, or `field` for whatever takes text; a part without one is found by its text. */
  readonly role?: string;
  /** Its accessible name, or its text: the whole, or a part that matches a pattern. */
  readonly name?: string | RegExp;
  /** The part that it is in, such as a dialog. */
  readonly within?: Target;
  /** Text that it contains. */
  readonly has?: string;
}

interface Plain {
  readonly role: string | undefined;
  readonly name: string | undefined;
  readonly pattern: readonly [source: string, flags: string] | undefined;
  readonly has: string | undefined;
}

/** What a page says of a target. */
export interface Found {
  /** How many there are. */
  readonly count: number;
  /** Of the first: its middle, if a click there would reach it. */
  readonly point: readonly [x: number, y: number] | null;
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The target and what it is in, the outermost first, in a form that can be sent. */
export function plain(target: Target): Plain[] {
  const { role, name, has, within } = target;
  const pattern = name instanceof RegExp ? ([name.source, name.flags] as const) : undefined;
  const own = { role, name: name instanceof RegExp ? undefined : name, pattern, has };
  return [...(within ? plain(within) : []), own];
}

export const describeTarget = ({ role, name, has, within }: Target): string =>
  [
    role ?? "text",
    name === undefined ? "" : name instanceof RegExp ? String(name) : `“${name}”`,
    has === undefined ? "" : `with “${has}”`,
    within ? `in ${describeTarget(within)}` : "",
  ]
    .filter(Boolean)
    .join(" ");

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Commons {
  aria: { getRole(element: Element): string | null };
  text: { accessibleText(element: Element): string };
  dom: { isVisibleToScreenReaders(element: Element): boolean };
}

/**
 * Runs in the page, which has axe. Finds the target among what people and screen readers see, and scrolls to it if asked to.
 * Undefined if axe is missing.
 */
export async function locate(chain: readonly Plain[], shouldScroll: boolean): Promise<Found | undefined> {
  const { axe } = window;
  if (axe === undefined) return undefined;
  const { aria, text, dom } = axe.commons as unknown as Commons;
  const spaced = (words: string | null | undefined) => (words ?? "").replace(/\s+/g, " ").trim();
  const fits = (words: string, { name, pattern }: Plain) =>
    pattern ? new RegExp(...pattern).test(words) : name === undefined || words === name;

  const hasRole = (element: Element, role: string | undefined) =>
    role === "field"
      ? element.matches("input:not([type=radio], [type=checkbox]), textarea")
      : aria.getRole(element) === role;
  const ofRole = (root: ParentNode, wanted: Plain) =>
    [...root.querySelectorAll("*")].filter(
      (element) =>
        hasRole(element, wanted.role) &&
        dom.isVisibleToScreenReaders(element) &&
        fits(spaced(text.accessibleText(element)), wanted),
    );
  // The innermost with this text.
  const ofText = (root: ParentNode, wanted: Plain) => {
    const found = [...root.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => fits(spaced(element.textContent), wanted) && !element.closest("script, style, title, noscript"),
    );
    const within = root instanceof Element ? found.filter((element) => root.contains(element)) : found;
    return within.filter(
      (element) =>
        !within.some((other) => other !== element && element.contains(other)) && dom.isVisibleToScreenReaders(element),
    );
  };
  const find = () => {
    let roots: ParentNode[] = [document];
    for (const wanted of chain) {
      const search = wanted.role === undefined ? ofText : ofRole;
      const found = roots.flatMap((root) => search(root, wanted));
      const { has } = wanted;
      roots = has === undefined ? found : found.filter((each) => spaced(each.textContent).includes(has));
    }
    return roots as HTMLElement[];
  };
  const nextFrame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      // A window in the background draws nothing.
      setTimeout(resolve, 100);
    });

  /** Its middle, once it keeps still, if a click there would reach it. */
  const pointOf = async (element: HTMLElement): Promise<[number, number] | null> => {
    const before = element.getBoundingClientRect();
    await nextFrame();
    const box = element.getBoundingClientRect();
    if (box.x !== before.x || box.y !== before.y || box.width !== before.width || box.height !== before.height)
      return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const isReached = hit !== null && [element, ...labels].some((each) => each.contains(hit));
    return isReached ? [x, y] : null;
  };

  axe.setup(document.documentElement);
  let found: HTMLElement[];
  try {
    found = find();
  } finally {
    axe.teardown();
  }
  const [first] = found;
  if (first === undefined) {
    return {
      count: 0,
      point: null,
      text: "",
      value: "",
      isFocused: false,
      isChecked: false,
      isDisabled: false,
      attributes: {},
    };
  }
  if (shouldScroll) first.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return {
    count: found.length,
    point: shouldScroll ? await pointOf(first) : null,
    text: spaced(first.textContent),
    value: "value" in first ? String(first.value) : "",
    isFocused: document.activeElement === first,
    isChecked: (first as HTMLInputElement).checked === true || first.getAttribute("aria-checked") === "true",
    isDisabled: first.matches(":disabled") || first.getAttribute("aria-disabled") === "true",
    attributes: Object.fromEntries(first.getAttributeNames().map((name) => [name, first.getAttribute(name) ?? ""])),
  };
}
