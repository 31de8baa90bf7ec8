import type { ReactNode } from "react";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { errorTextFor } from "./error-text.ts";

interface Props {
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Says what is loading, for screen readers. */
  label: string;
  level?: 2 | 3;
  /** How many rows of a list to hint at. */
  rows?: number;
  /** Skeletons of other content. */
  children?: ReactNode;
}

/** Shown until a query has data: skeletons while it loads, or the error, with a button to try again if that may help. */
export function QueryState({ query: { error, isFetching, refetch }, label, level = 2, rows = 4, children }: Props) {
  if (!error) return <Loading label={label}>{children ?? <SkeletonRows rows={rows} />}</Loading>;
  const { title, message, reference } = errorTextFor(error);
  const retry = isPassing(codeOf(error)) ? () => void refetch() : undefined;
  return (
    <ErrorState
      title={title}
      level={level}
      retrying={isFetching}
      onRetry={retry}
      hint={message}
      reference={reference}
    />
  );
}
