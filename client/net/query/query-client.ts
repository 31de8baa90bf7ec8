import { QueryCache, QueryClient } from "@tanstack/react-query";
import { codeOf, isPassing } from "../http/api-error.ts";

/** Logs the first failed read of a query that has `logAs` in its `meta`. */
const queryCache = new QueryCache({
  onError(error, { meta, state }) {
    if (typeof meta?.logAs === "string" && state.data === undefined) console.error(meta.logAs, error);
  },
});

/** One cache for everything that HTTP serves. Only failures that may pass are retried. */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(codeOf(error)),
      // Phones often report that they are offline when they are not. The call itself shows whether they are.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
