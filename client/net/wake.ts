/** Calls back when a retry makes sense: the network is back, or the page is visible again. */
export function onWake(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") wake();
  };
  window.addEventListener("online", look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("online", look);
    window.removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
  };
}
