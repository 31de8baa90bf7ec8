/** The browser's offer to install the app. Only Chromium makes it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

let prompt: InstallPrompt | null = null;
let onOffered = () => {};

/** Keeps the browser's offer until the card can show it: it may come before the card's code has loaded, and comes once. */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    onOffered();
  });
}

export const heldPrompt = (): InstallPrompt | null => prompt;

/** Calls back when the browser offers to install the app. Returns a function that stops it. */
export function onInstallOffered(listener: () => void): () => void {
  onOffered = listener;
  return () => {
    onOffered = () => {};
  };
}
