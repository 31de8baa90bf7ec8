/** Where a page is scrolled to. */
export interface Place {
  readonly y: number;
  /**
   * The part that was in the upper half of the window: the index among its siblings, from #main down. What is above it may have
   * another height when the page is shown again. Empty at the top of the page, and below the content.
   */
  readonly part: readonly number[];
  /** Where the part began in the window. */
  readonly top: number;
}

/** Parts of this height are small enough: what is inside them moves together. */
const SMALL_PX = 160;

const contentOf = (): Element | null => document.getElementById("main");

const crosses = (line: number) => (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= line && line < bottom;
};

export function placeNow(): Place {
  const y = Math.round(window.scrollY);
  const part: number[] = [];
  let element = contentOf();
  const line = window.innerHeight / 3;
  while (y > 0 && element && (part.length === 0 || element.getBoundingClientRect().height > SMALL_PX)) {
    const children: readonly Element[] = element instanceof SVGElement ? [] : [...element.children];
    const index = children.findIndex(crosses(line));
    if (index < 0) break;
    part.push(index);
    element = children[index] as Element;
  }
  return { y, part, top: part.length > 0 && element ? element.getBoundingClientRect().top : 0 };
}

/** How far the page is from this place, in pixels. While the part has not come yet, it is as far as the place was. */
export function distanceTo({ y, part, top }: Place): number {
  let element: Element | null | undefined = contentOf();
  for (const index of part) element = element?.children[index];
  return part.length > 0 && element ? element.getBoundingClientRect().top - top : y - window.scrollY;
}
