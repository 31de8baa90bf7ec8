import { queryOptions } from "@tanstack/react-query";
import { readVerses } from "../../schema/scripture/api.ts";
import type { Translation } from "../../schema/scripture/translation.ts";
import { call } from "../net/http/http.ts";

/** The verses of a reference in one translation. What is saved for reading offline is saved for each of them. */
export const versesQuery = (reference: string, translation: Translation) =>
  queryOptions({
    queryKey: ["scripture", reference, translation],
    queryFn: ({ signal }) => call(readVerses, { query: { reference, translation }, signal }),
    // The text never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
