import { useSyncExternalStore } from "react";
import { MINUTE_MS } from "../../schema/time.ts";
import { onMinute } from "./use-today.ts";

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The start of the current minute, in milliseconds since 1970. The component re-renders each minute. 0 in a prerendered page. */
export const useMinute = (): number => useSyncExternalStore(onMinute, thisMinute, () => 0);
