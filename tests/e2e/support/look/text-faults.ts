import type { Page } from "@playwright/test";

/**
 * Lists texts that nobody can read whole: cut off by their box or by the window, standing out of their button, or lying on
 * another text. Previews that end in … are meant to, and what scrolls can be scrolled.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      element: Element;
      words: string;
      box: DOMRect;
      /** What moves over the page: a bar, a toast, a dialog. */
      layer: Element | null;
    }
    const isCutBy = ({ box }: Line, by: DOMRect) =>
      box.left < by.left - 1 ||
      box.right > by.right + 1 ||
      // The line of a font is higher than its letters.
      box.top < by.top - box.height / 4 ||
      box.bottom > by.bottom + box.height / 4;

    function ancestorsOf(element: Element): Element[] {
      return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
    }

    function layerOf(element: Element): Element | null {
      return ancestorsOf(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position)) ?? null;
    }

    /** "hidden": only screen readers get it, or it is beyond a … or the edge of what scrolls. */
    function clippingOf(line: Line): "cut" | "hidden" | undefined {
      for (const each of ancestorsOf(line.element)) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        const overflow = overflowX + overflowY;
        if (/hidden|clip/.test(overflow) && (box.width <= 2 || box.height <= 2)) return "hidden";
        if (textOverflow === "ellipsis" && box.width < 3 * line.box.height && line.box.width > box.width) return "cut";
        const isMeant = /auto|scroll/.test(overflow) || textOverflow === "ellipsis" || webkitLineClamp !== "none";
        if (isMeant) return isCutBy(line, box) ? "hidden" : undefined;
        if (/hidden|clip/.test(overflow) && isCutBy(line, box)) return "cut";
        if (position === "fixed") return undefined;
      }
      return line.box.left < -1 || line.box.right > innerWidth + 1 ? "cut" : undefined;
    }

    function standsOut(line: Line): boolean {
      const control = line.element.closest("button, a, label, [role=tab]");
      return (
        control !== null &&
        getComputedStyle(control).display !== "inline" &&
        isCutBy(line, control.getBoundingClientRect())
      );
    }

    function overlap(one: Line, other: Line): boolean {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) {
        return false;
      }
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > 3 && height > 0.35 * Math.min(one.box.height, other.box.height);
    }

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = (text.textContent ?? "").trim().slice(0, 60);
      if (!element || words === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const layer = layerOf(element);
      for (const box of range.getClientRects()) {
        if (box.width > 1 && box.height > 1) lines.push({ element, words, box, layer });
      }
    }
    const faults = new Set<string>();
    const shown = lines.filter((line) => {
      const clipping = clippingOf(line);
      if (clipping === "cut") faults.add(`cut off: ${line.words}`);
      else if (clipping === undefined && standsOut(line)) faults.add(`stands out of its button: ${line.words}`);
      return clipping === undefined;
    });
    for (const [index, line] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (overlap(line, other)) faults.add(`on another text: ${line.words} / ${other.words}`);
      }
    }
    return [...faults];
  });
