import { useEffect, useState } from "react";
import { loadWithRetry } from "./load-with-retry.ts";

const fetchUserMenu = () => import("./user-menu.tsx");
type UserMenuModule = Awaited<ReturnType<typeof fetchUserMenu>>;

/** The member's part of the header, once it is loaded. Visitors never load it. */
export function useUserMenu(isWanted: boolean): UserMenuModule | undefined {
  const [userMenu, setUserMenu] = useState<UserMenuModule>();
  useEffect(() => (isWanted ? loadWithRetry(fetchUserMenu, setUserMenu) : undefined), [isWanted]);
  return userMenu;
}
