/*
 * A prerendered page shows its buttons before the app can answer them. This script is small, comes first, and remembers the
 * last button that was pressed. When the app has started it presses that button again.
 */
let pressed: HTMLElement | undefined;

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>("button");
  if (!button) return;
  // A form would send itself to the address bar.
  event.preventDefault();
  event.stopPropagation();
  pressed = button;
}

function release(): void {
  document.removeEventListener("click", hold, true);
  if (pressed?.isConnected) pressed.click();
}

document.addEventListener("click", hold, true);
// main.tsx says so.
document.addEventListener("app-started", release, { once: true });

export {};
