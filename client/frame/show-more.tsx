import type { InfiniteData, InfiniteQueryObserverResult } from "@tanstack/react-query";
import { useState } from "react";
import { Button, type ButtonProps } from "../ui/button/button.tsx";
import { toastError } from "./error-text.ts";

type PagedQuery = InfiniteQueryObserverResult<InfiniteData<unknown, unknown>>;

interface Props extends Pick<ButtonProps, "variant" | "block" | "children"> {
  query: PagedQuery;
}

/** Reads the next page of a list and shows it below the others. Nothing at the end of the list. */
export function ShowMore({ query, variant = "quiet", block = true, children }: Props) {
  const [isReading, setReading] = useState(false);
  if (!query.hasNextPage) return null;

  async function press() {
    setReading(true);
    const { error } = await readNextPage(query);
    if (error) toastError(error);
    setReading(false);
  }

  return (
    <Button variant={variant} block={block} busy={isReading} onClick={() => void press()}>
      {children}
    </Button>
  );
}

/** A read of all pages may run already, or begin and end this one. Then the next page is read after it. */
async function readNextPage(query: PagedQuery): Promise<{ error: Error | null }> {
  const shown = query.data?.pages.length ?? 0;
  let result = query;
  do result = await result.fetchNextPage({ cancelRefetch: false });
  while (!result.isError && result.hasNextPage && (result.data?.pages.length ?? 0) <= shown);
  return { error: result.isError ? result.error : null };
}
