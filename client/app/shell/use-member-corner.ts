import { useEffect, useState } from "react";

const fetchCorner = () => import("./member-corner.tsx");
type Corner = Awaited<ReturnType<typeof fetchCorner>>;

/** Kept over the change of screens, each of which has a navigation of its own. */
let fetched: Corner | undefined;

/** The member's part of the bar, once it is there. */
export function useMemberCorner(isWanted: boolean): Corner | undefined {
  const [corner, setCorner] = useState(fetched);
  useEffect(() => {
    if (!isWanted || corner) return;
    let isOver = false;
    fetchCorner().then(
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
