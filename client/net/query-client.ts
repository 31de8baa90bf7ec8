import { QueryClient } from "@tanstack/react-query";
import { codeOf, isPassing } from "./api-error.ts";

/** One cache for everything that HTTP serves. Only what may mend itself is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(codeOf(error)),
      // A phone often believes to be offline when it is not; the call itself tells.
      networkMode: "always",
    },
  },
});
