import type { ReactNode } from "react";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading } from "../ui/feedback/skeleton.tsx";
import { errorTextFor } from "./error-text.ts";

interface Props {
  query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What is waited for, in words. */
  label: string;
  level?: 2 | 3;
  /** The shape of what is on its way. */
  children: ReactNode;
}

/** Stands where something fetched will be: its shape, or why it did not come and the way to ask again. */
export function QueryState({ query: { error, isFetching, refetch }, label, level = 2, children }: Props) {
  if (!error) return <Loading label={label}>{children}</Loading>;
  const { title, message } = errorTextFor(error);
  return (
    <ErrorState title={title} level={level} retrying={isFetching} onRetry={() => void refetch()}>
      {message}
    </ErrorState>
  );
}
