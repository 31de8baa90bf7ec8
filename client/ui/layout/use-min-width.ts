import { breakpoint } from "../tokens.ts";
import { useMediaQuery } from "./use-media-query.ts";

/** True where the window is at least this wide. A prerendered page counts as narrow. */
export const useMinWidth = (width: keyof typeof breakpoint): boolean =>
  useMediaQuery(`(min-width: ${breakpoint[width]}px)`);
