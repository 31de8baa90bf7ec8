/** The screen loads first. Browsers without `requestIdleCallback` wait this long. */
const LATER_MS = 1_500;

/** Calls back when the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(then, LATER_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: 2 * LATER_MS });
  return () => cancelIdleCallback(callback);
}

/** Calls back when the page has loaded all that it shows, and the browser has nothing else to do. */
export function whenLoaded(then: () => void): () => void {
  if (document.readyState === "complete") return whenIdle(then);
  let cancel = () => window.removeEventListener("load", onLoad);
  function onLoad(): void {
    cancel = whenIdle(then);
  }
  window.addEventListener("load", onLoad, { once: true });
  return () => cancel();
}
