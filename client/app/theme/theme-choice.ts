import { useSyncExternalStore } from "react";
import { day, night } from "../../ui/tokens.ts";

export type ThemeChoice = "day" | "night" | "system";

/** The server reads this cookie too, so the page arrives in the chosen theme and doesn't flash. */
const COOKIE = "theme";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let current: ThemeChoice = "system";

function savedChoice(): ThemeChoice {
  const [, value] = /(?:^|; )theme=(day|night)(?:;|$)/.exec(document.cookie) ?? [];
  return (value as ThemeChoice | undefined) ?? "system";
}

function save(choice: ThemeChoice): void {
  const age = choice === "system" ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than our members' phones
  document.cookie = `${COOKIE}=${choice}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes("dark") ? night : day;
    meta.content = { system, day, night }[choice].color.ground;
  }
}

/** Called once before the first render, for pages that arrived without the saved theme. */
export function applySavedTheme(): void {
  current = savedChoice();
  show(current);
}

export function chooseTheme(choice: ThemeChoice): void {
  current = choice;
  save(choice);
  show(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The member's choice, for the switch that shows it. "system" in prerendered pages. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => "system",
  );
}
