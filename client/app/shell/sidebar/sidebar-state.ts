import { useEffect, useState } from "react";

const COOKIE = "sidebar_state";
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** Whether the sidebar was open last time, from `document.cookie`. True if the cookie is missing. */
export function readSidebarOpen(cookie: string): boolean {
  return !cookie.split("; ").includes(`${COOKIE}=false`);
}

/** A value for `document.cookie` that remembers the state for 7 days. */
export function sidebarCookie(open: boolean): string {
  return `${COOKIE}=${open}; path=/; max-age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** True for Ctrl+B and Cmd+B, unless a text field has already used them. */
export function isSidebarShortcut(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented">,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  return key.toLowerCase() === "b" && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;
}

/** Whether the sidebar shows its labels, and the function that changes and remembers it. */
export function useSidebarOpen(): [boolean, (open: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => readSidebarOpen(document.cookie));
  function change(open: boolean) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is newer than the browsers we support
    document.cookie = sidebarCookie(open);
    setIsOpen(open);
  }
  return [isOpen, change];
}

/** Calls `toggle` for the shortcut while the component is mounted. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [toggle]);
}
