import { useEffect, useState } from "react";
import { loadWithRetry } from "../../frame/lazy/load-with-retry.ts";

const fetchUserMenu = () => import("./user-menu.tsx");
const fetchWideLinks = () => import("./wide-links.tsx");
const fetchBottomBar = () => import("./phone/bottom-bar.tsx");
const fetchNotice = () => import("../../safety/notice/notice-panel.tsx");

/** A part of the shell, once it is loaded. After a failure, each new occasion is another try. */
function useLatePart<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  occasion?: string,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isMissing = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is another try
  useEffect(() => (isMissing ? loadWithRetry(load, setPart) : undefined), [load, isMissing, occasion]);
  return part;
}

/** The member's part of the header. Visitors never load it. */
export const useUserMenu = (isWanted: boolean) => useLatePart(fetchUserMenu, isWanted);

/** The member's links in the header. Phones never load them. */
export const useWideLinks = (isWanted: boolean) => useLatePart(fetchWideLinks, isWanted);

/** The member's bar at the bottom of a phone. Visitors never load it. */
export const useBottomBar = (isWanted: boolean) => useLatePart(fetchBottomBar, isWanted);

/** What shows a notice that a leader has sent. It matters, so each page tries again: a poor network never seems to be away. */
export const useNotice = (isWanted: boolean, pathname: string) => useLatePart(fetchNotice, isWanted, pathname);
