import { useState } from "react";
import { useLocation } from "react-router";

/** Whether an overlay of the navigation is open. It closes when the address changes, since the navigation stays mounted. */
export function useOverlayOpen(): [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Forgotten at once, or else coming back to the address would open it again.
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return [openAt === key, (open) => setOpenAt(open ? key : undefined)];
}
