/*
 * A prerendered page shows its buttons before the app can answer them. This script is small, usually comes first, and
 * remembers the last button that was pressed. When the app has started it presses that button again. Parts below the first
 * screen are marked `data-late` until their own code has come, and say "part-started".
 */
let pressed: HTMLElement | undefined;

/** As main.tsx marks the page, because the network may bring this script after the app. */
const isReady = (button: HTMLElement): boolean => !button.closest("#app[data-prerendered], [data-late]");

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>("button");
  if (!button || isReady(button)) return;
  // A form would send itself to the address bar.
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
}

function release(): void {
  if (!pressed || !isReady(pressed)) return;
  const button = pressed;
  pressed = undefined;
  if (button.isConnected) button.click();
}

/** Says on the page that nobody has scrolled it yet, for app/scroll/keep-place.ts, which comes last. */
const { dataset } = document.documentElement;
dataset.still = "";
for (const input of ["wheel", "touchmove", "keydown"]) {
  document.addEventListener(input, () => void delete dataset.still, { once: true, passive: true });
}
document.addEventListener("click", hold, true);
// main.tsx reports it.
document.addEventListener("app-started", release);
document.addEventListener("part-started", release);

export {};
