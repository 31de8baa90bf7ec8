import { useEffect } from "react";
import { registerWorker } from "./register-worker.ts";

/** What stands over every screen of the app. */
export function OfflinePanels() {
  useEffect(() => {
    void registerWorker();
  }, []);
  return null;
}
