import { QueryClient } from "@tanstack/react-query";
import { codeOf, isPassing } from "./api-error.ts";

/** One cache for everything that HTTP serves. Only failures that may pass are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(codeOf(error)),
      // A phone often reports that it is offline when it is not. The call itself shows whether it is.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
