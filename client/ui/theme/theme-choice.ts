import { useSyncExternalStore } from "react";
import { day, night } from "../tokens.ts";

export type ThemeChoice = "light" | "dark" | "system";

const key = "lampstand.theme";
const listeners = new Set<() => void>();
let current: ThemeChoice = "system";

/** Storage throws where it is switched off; then the choice lives as long as the page. */
function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = choice === "dark" ? "night" : "day";
  const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = (dark ? night : day).color.ground;
}

/** Called once before the first render, so that the first paint already has the right light. */
export function startTheme(): void {
  current = stored();
  show(current);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(current));
}

export function chooseTheme(choice: ThemeChoice): void {
  current = choice;
  try {
    if (choice === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // The choice is shown all the same.
  }
  show(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the member chose, for the control that shows it; nothing else needs to know. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => current);
}
