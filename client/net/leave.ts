/**
 * Calls back when the member leaves the page: it is closed, or something else is in front of it, after which a phone may end it
 * without notice. Returns a function that stops it.
 */
export function onLeave(leave: () => void): () => void {
  const leaveIfHidden = () => {
    if (document.visibilityState === "hidden") leave();
  };
  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", leaveIfHidden);
  return () => {
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", leaveIfHidden);
  };
}
