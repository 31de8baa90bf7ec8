import { distanceTo, type Place, placeNow } from "./place.ts";
import { savedPlace, savePlace } from "./saved-places.ts";

/** The router gives each entry of the history a key, except the first of a document. */
const entryNow = (): string => history.state?.key ?? location.pathname;

const root = document.documentElement;
const lowest = (): number => root.scrollHeight - window.innerHeight;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 2;

/**
 * Brings a page back to this place, and keeps it there while parts that come late change the height of what is above. Whoever
 * scrolls or presses anything ends that. Returns a function that ends it too.
 */
function hold(place: Place, onEnd: () => void): () => void {
  const entry = entryNow();
  let applied = place.y;
  let lowestSeen = lowest();
  let frame = 0;

  function apply(): void {
    if (entryNow() !== entry) {
      end();
      return;
    }
    const distance = distanceTo(place);
    if (!isNear(distance, 0)) window.scrollBy(0, distance);
    applied = window.scrollY;
    lowestSeen = lowest();
  }
  function applySoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(apply);
  }
  /** The browser looks for the place too, and can scroll only as far as the page is high. */
  function endIfMoved(): void {
    const expected = [applied, place.y, lowestSeen, lowest()];
    if (!expected.some((y) => isNear(y, window.scrollY)) && !isNear(distanceTo(place), 0)) end();
  }
  function end(): void {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    content.disconnect();
    ended.abort();
    root.style.overflowAnchor = "";
    onEnd();
  }

  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  for (const input of ["wheel", "touchmove", "pointerdown", "keydown"]) window.addEventListener(input, end, options);
  window.addEventListener("scroll", endIfMoved, options);
  const sizes = new ResizeObserver(applySoon);
  sizes.observe(document.body);
  // The next screen may be as high as the one before.
  const content = new MutationObserver(applySoon);
  content.observe(document.body, { childList: true, subtree: true });
  // The browser would keep in view whatever is there before the place has been found.
  root.style.overflowAnchor = "none";
  applySoon();
  return end;
}

/**
 * Back and Forward, and a reload, lead to where the reader was. Browsers try that before the screen is there, and by a number of
 * pixels, which is another place once the parts above have another height.
 */
export function keepPlace(): void {
  let here: { entry: string; place: Place } | undefined;
  let release: (() => void) | undefined;

  const store = () => here && savePlace(here.entry, here.place);
  function note(): void {
    const entry = entryNow();
    if (here?.entry !== entry) store();
    // Until the place is found again, the page is elsewhere.
    if (!release) here = { entry, place: placeNow() };
  }
  function leave(): void {
    note();
    store();
  }
  function find(): void {
    release?.();
    const place = savedPlace(entryNow());
    here = undefined;
    if (!place) return;
    release = hold(place, () => {
      release = undefined;
    });
  }

  window.addEventListener("scroll", note, { passive: true });
  // A link that is followed replaces the page. Nothing says so before.
  document.addEventListener("click", leave, true);
  window.addEventListener("pagehide", leave);
  window.addEventListener("popstate", () => {
    store();
    find();
  });
  // As early-press.ts notes: nobody has moved the page while this was loading.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = visit?.type === "reload" || visit?.type === "back_forward";
  if (isReturn && "still" in root.dataset) find();
}
