import { useEffect, useState } from "react";

const fetchUserMenu = () => import("./user-menu.tsx");
type Corner = Awaited<ReturnType<typeof fetchUserMenu>>;

/** Kept over the change of screens, each of which has a navigation of its own. */
let fetched: Corner | undefined;

/** The member's part of the bar, once it is there. */
export function useUserMenu(isWanted: boolean): Corner | undefined {
  const [corner, setCorner] = useState(fetched);
  useEffect(() => {
    if (!isWanted || corner) return;
    let isOver = false;
    fetchUserMenu().then(
      (loaded) => {
        fetched = loaded;
        if (!isOver) setCorner(loaded);
      },
      // Without it the menu is still there; the next screen tries again.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, corner]);
  return corner;
}
