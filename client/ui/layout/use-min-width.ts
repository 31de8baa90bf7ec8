import { breakpoint } from "../tokens.ts";
import { useMediaQuery } from "./use-media-query.ts";

/** True if the window is at least this wide. Only for what a narrow window should not even load. False in a prerendered page. */
export const useMinWidth = (width: keyof typeof breakpoint): boolean =>
  useMediaQuery(`(min-width: ${breakpoint[width]}px)`);
