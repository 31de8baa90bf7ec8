import { useEffect, useState } from "react";
import { loadWithRetry } from "../../frame/lazy/load-with-retry.ts";

const fetchUserMenu = () => import("./user-menu.tsx");
const fetchWideLinks = () => import("./wide-links.tsx");
const fetchBottomBar = () => import("./phone/bottom-bar.tsx");

/** A part of the shell, once it is loaded. */
function useLatePart<Part extends object>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => (isWanted ? loadWithRetry(load, setPart) : undefined), [load, isWanted]);
  return part;
}

/** The member's part of the header. Visitors never load it. */
export const useUserMenu = (isWanted: boolean) => useLatePart(fetchUserMenu, isWanted);

/** The member's links in the header. Phones never load them. */
export const useWideLinks = (isWanted: boolean) => useLatePart(fetchWideLinks, isWanted);

/** The member's bar at the bottom of a phone. Visitors never load it. */
export const useBottomBar = (isWanted: boolean) => useLatePart(fetchBottomBar, isWanted);
