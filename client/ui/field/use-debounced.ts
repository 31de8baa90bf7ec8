import { useEffect, useState } from "react";

/** A pause in typing. A request for every letter costs data and finds nothing sooner. */
const PAUSE_MS = 300;

/** The text as it was at the last pause in typing; empty before the first one. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
